import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, size } = vars;
const ink = 'CanvasText';

/** The button around the line. */
export const trigger = style({ selectors: { '&&': { height: 'auto', minHeight: size.target, padding: '2px' } } });

/** The room of the whole chart. */
export const detail = style({ width: '340px', maxWidth: 'calc(100vw - 60px)' });

/** The line. */
export const line = style({
  stroke: color.chart1,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: ink } },
});

/** The line of zero. */
export const base = style({ stroke: color.border, shapeRendering: 'crispEdges' });

/** The newest value. */
export const newest = style({ fill: color.chart1, '@media': { '(forced-colors: active)': { fill: ink } } });
