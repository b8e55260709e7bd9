import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** One stage. */
export const stage = style({
  fill: color.accent,
  selectors: { '&[data-active]': { stroke: color.text, strokeWidth: 2 } },
});

/** The way from one stage to the next. */
export const step = style({ fill: color.accent, opacity: 0.25 });
