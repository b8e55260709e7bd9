import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The small form that goes to a place. */
export const goTo = style({ display: 'grid', gap: vars.space.sm, inlineSize: '16rem', maxInlineSize: '80vw' });
