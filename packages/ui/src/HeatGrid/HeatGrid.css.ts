import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;
const halo = { paintOrder: 'stroke', stroke: color.surface, strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** One cell; its edge is seen however pale it is. */
export const cell = style({ fill: color.accent, stroke: color.accent, strokeWidth: 1 });

/** A cell of which nothing is known. */
export const unknown = style({ fill: 'none', stroke: color.borderControl, strokeDasharray: '2 3' });

/** The cell under pointer or keyboard. */
export const activeCell = style({ stroke: color.text, strokeWidth: 3 });

/** The figure in a cell, with an edge of the ground so that it is read on every depth. */
export const figure = style({
  ...halo,
  fill: color.text,
  fontSize: font.small,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** The figure in a cell of the full colour. */
export const fullFigure = style({
  fill: color.onAccent,
  fontSize: font.small,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});
