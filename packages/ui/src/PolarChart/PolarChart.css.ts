import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A ring of equal values. */
export const ring = style({ fill: 'none', stroke: vars.color.border, strokeWidth: 1 });

/** One sector, parted from its neighbours by a line of the ground. */
export const sector = style({ stroke: vars.color.surface, strokeWidth: 2, strokeLinejoin: 'round' });
