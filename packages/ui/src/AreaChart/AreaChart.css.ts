import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** One layer: its area and its upper line. */
export const area = style({ transition: `opacity ${vars.motion.fast}` });

/** The ground of a layer, lighter than its line, so that the grid is seen through it. */
export const fill = style({ opacity: 0.45 });
