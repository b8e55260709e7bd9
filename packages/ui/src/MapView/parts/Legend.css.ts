import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The sheet of the legend on the map. */
export const sheet = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  maxInlineSize: 'min(15rem, calc(100% - 6rem))',
  maxBlockSize: 'calc(100% - 4rem)',
  overflowY: 'auto',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
});
/** What opens and closes it. */
export const title = style({
  cursor: 'pointer',
  fontWeight: vars.font.strong,
  minBlockSize: '24px',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '1px' } },
});
/** The entries of a layer. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
/** Entries below the name of their layer. */
export const below = style({ margin: 0, padding: `0 0 0 ${vars.space.md}`, listStyle: 'none' });
/** An entry: box, sign, name and number in a row. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '28px',
  cursor: 'pointer',
});
/** The box that shows or hides. */
export const box = style({
  inlineSize: '16px',
  blockSize: '16px',
  flexShrink: 0,
  accentColor: vars.color.accent,
  margin: '0 2px 0 0',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } },
});
/** How many there are. */
export const count = style({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.md,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** The sign as it stands on the map. */
export const sign = style({ flexShrink: 0 });
