import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { nativeSelect } from '../Field/nativeSelect.css.ts';

const ring = { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' };
const bare = {
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/** The calendar's own padding in the shared popover. */
export const popover = style({ padding: vars.space.md, minInlineSize: 0 });
/** The dialog in the popover, which needs no ring. */
export const dialog = style({ outline: 'none' });
/** The row of year and month over the days. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.sm,
});

/** A button to the month before or after. */
export const step = style({
  ...bare,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  color: vars.color.textMuted,
  selectors: { '&:hover': { background: vars.color.rowHover, color: vars.color.text }, '&:focus-visible': ring },
});

// Arrows along the line point the other way where lines run from right to left; the window of the days has the
// direction of the language.
globalStyle(`[dir=rtl] ${step} > svg`, { transform: 'scaleX(-1)' });
globalStyle(`[dir=rtl] [dir=ltr] ${step} > svg`, { transform: 'none' });

/** A native choice of year or month. */
export const pick = style([
  nativeSelect,
  {
    ...bare,
    border: '1px solid transparent',
    blockSize: vars.size.control,
    fontWeight: 600,
    backgroundColor: vars.color.raised,
    selectors: { '&:hover': { color: vars.color.accentText }, '&:focus-visible': ring },
  },
]);

/** The table of days. */
export const grid = style({ borderCollapse: 'collapse', marginInline: 'auto', fontVariantNumeric: 'tabular-nums' });
/** The name of a day of the week. */
export const weekday = style({
  padding: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.small,
  fontWeight: 400,
});

/** A day. */
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: `max(${vars.size.control}, 2.4em)`,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.color.rowHover },
    '&[data-today]': {
      color: vars.color.accentText,
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentMark}`,
    },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled], &[data-unavailable]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

/** The button under the days for today or this moment. */
export const now = style({
  ...bare,
  display: 'block',
  inlineSize: '100%',
  marginBlockStart: vars.space.sm,
  minBlockSize: vars.size.control,
  color: vars.color.accentText,
  selectors: { '&:hover': { background: vars.color.accentSoft }, '&:focus-visible': ring },
});
