import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** What is told of one step. */
export const told = style({ display: 'grid', gap: space.xs });

/** What was said. */
export const words = style({ color: color.text, whiteSpace: 'pre-wrap' });

/** From which state to which. */
export const change = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

// Arrows along the line point the other way where lines run from right to left.
globalStyle(`[dir=rtl] ${change} svg`, { transform: 'scaleX(-1)' });
