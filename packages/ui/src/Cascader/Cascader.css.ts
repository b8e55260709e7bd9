import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The columns side by side, scrolled sideways where there is no room. */
export const columns = style({ display: 'flex', maxInlineSize: '100%', overflowX: 'auto', outline: 'none' });

/** The search above the columns. */
export const search = style({
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** The paths that a search found. */
export const found = style({
  boxSizing: 'border-box',
  minInlineSize: 'min(22em, calc(100vw - 48px))',
  maxBlockSize: 'min(18rem, 50vh)',
  padding: '2px',
  overflowY: 'auto',
  outline: 'none',
});

/** The way to end the path above its leaf. */
export const end = style({ padding: vars.space.xs, borderBlockStart: `1px solid ${vars.color.border}` });

/** One column. */
export const column = style({
  flex: '1 0 auto',
  boxSizing: 'border-box',
  inlineSize: '10em',
  maxBlockSize: 'min(18rem, 50vh)',
  padding: '2px',
  overflowY: 'auto',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.border}` } },
});

/** One choice. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: `max(${vars.size.controlSmall}, ${vars.size.target})`,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.rowHover },
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: vars.color.accentText, background: vars.color.accentSoft, fontWeight: 600 },
    '&[aria-disabled]': { color: vars.color.textDisabled, background: 'transparent', cursor: 'not-allowed' },
  },
});

/** The words of a choice. */
export const words = style({ flex: '1 1 auto', minInlineSize: 0 });

/** The arrow of a choice that has a next column. */
export const arrow = style({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

/** What stands in a column without choices. */
export const note = style({ padding: vars.space.sm, color: vars.color.textMuted, fontSize: vars.font.small });
