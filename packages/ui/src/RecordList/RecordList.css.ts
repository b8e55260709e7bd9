import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Rows above, the way to other pages below. */
export const list = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 });
