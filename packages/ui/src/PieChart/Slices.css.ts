import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

/** One slice, parted from its neighbours by a line of the ground. */
export const slice = style({ stroke: color.surface, strokeWidth: 2, strokeLinejoin: 'round' });

/** The sum in the hole. */
export const whole = style({
  fill: color.text,
  fontSize: font.title,
  fontWeight: 600,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

/** What the sum is of. */
export const wholeLabel = style({
  fill: color.textMuted,
  fontSize: font.small,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
