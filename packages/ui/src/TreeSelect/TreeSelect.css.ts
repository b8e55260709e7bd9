import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The tree's own size in the shared popover. */
export const popover = style({ padding: vars.space.sm, inlineSize: 'max(var(--trigger-width, 0px), 18rem)' });
/** The search box above the tree. */
export const dialog = style({ display: 'grid', gap: vars.space.xs, outline: 'none' });
