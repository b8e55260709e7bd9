import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** React Aria's wrapper, stretched over the frame. */
export const root = style({ display: 'flex', flex: '1 1 auto', minInlineSize: 0 });

/** A line in the list that says what goes on. */
export const note = style({ padding: vars.space.md, color: vars.color.textMuted, textAlign: 'center' });

/** The line for a search that failed. */
export const failed = style({ color: vars.color.criticalText });

/** The list is as wide as its input, but never wider than the page, which would scroll and close it. */
export const popover = style({ minInlineSize: 'min(var(--trigger-width, 8rem), calc(100vw - 32px))' });
