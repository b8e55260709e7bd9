import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Box, tree and note; the ring stands around what has the focus within it alone. */
export const panel = style({ selectors: { '&[data-focus-visible]': { outline: 'none' } } });

/** What is said below the box: how a search goes, or what may be chosen. */
export const note = style({ paddingInline: vars.space.sm, color: vars.color.textMuted, fontSize: vars.font.small });
