import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** One stage. */
export const stage = style({
  fill: color.chart1,
  selectors: { '&[data-active]': { stroke: color.text, strokeWidth: 2 } },
});

/** The way from one stage to the next. */
export const step = style({ fill: color.chart1, opacity: 0.25 });
