import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;
const forced = { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } };

/** The meter; its middle is its middle in every language. */
export const meter = style({ direction: 'ltr' });

/** The whole stretch. */
export const track = style({ fill: color.sunken, stroke: color.borderControl, strokeWidth: 1 });

/** The value. */
export const figure = style({
  ...forced,
  fill: color.text,
  fontSize: font.title,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** What the value means. */
export const words = style({ ...forced, fill: color.text, fontSize: font.base });

/** The figures at both ends. */
export const ends = style({ ...forced, fill: color.textMuted, fontSize: font.small });
