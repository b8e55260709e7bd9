import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

/** One cell; its edge is seen however pale it is. */
export const cell = style({
  stroke: color.chart1,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { fill: 'Canvas !important', stroke: 'CanvasText' } },
});

/** A cell of which nothing is known. */
export const unknown = style({ fill: 'none', stroke: color.borderControl, strokeDasharray: '2 3' });

/** The cell under pointer or keyboard. */
export const activeCell = style({ stroke: color.text, strokeWidth: 3 });

/** The figure in a cell. */
export const figure = style({
  fontSize: font.small,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText !important' } },
});
