import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The panel's padding in the shared popover. */
export const popover = style({ padding: vars.space.md, minInlineSize: 0 });

/** The year over the months. */
export const year = style({
  minInlineSize: '5em',
  textAlign: 'center',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** Twelve months in three columns. */
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.xs,
  inlineSize: '15em',
  maxInlineSize: '100%',
  outline: 'none',
});

/** One month. */
export const month = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: `max(${vars.size.control}, 2.4em)`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.rowHover },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});
