import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { WIDE } from '../wideMap.ts';

/** The list beside the map, as high as it is; below it, where there is no room beside it, always of one height. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '11rem',
  minBlockSize: 0,
  maxBlockSize: '100%',
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  overflow: 'hidden',
  '@container': { [WIDE]: { blockSize: 'auto' } },
});
/** What the list holds, above it. */
export const head = style({
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  fontSize: vars.font.small,
  fontWeight: vars.font.strong,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
/** The rows, which scroll. */
export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  flex: '1 1 auto',
  minBlockSize: '6rem',
});
/** A row that shows its place on the map. */
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  padding: `4px ${vars.space.sm}`,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.rowHover },
    '&[aria-pressed=true]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});
/** Its name, in full. */
export const name = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
/** What it is, in the first line of its name. */
export const kind = style({
  flex: 'none',
  maxInlineSize: '45%',
  color: vars.color.textMuted,
  fontSize: vars.font.small,
  textAlign: 'end',
});
/** A line of words in the list. */
export const words = style({ padding: vars.space.sm, color: vars.color.textMuted });
