import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A ring of equal values. */
export const ring = style({ fill: 'none', stroke: vars.color.border, strokeWidth: 1 });

/** The shape of one series, clear enough to see those beneath. */
export const shape = style({ fillOpacity: 0.1, strokeWidth: 2, strokeLinejoin: 'round' });
