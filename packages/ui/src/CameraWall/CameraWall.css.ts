import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** The whole, as high as its pictures need, or as its room. */
export const frame = style({
  inlineSize: '100%',
  minBlockSize: 220,
  aspectRatio: '16 / 10',
  selectors: { '&[data-fills]': { blockSize: '100%', aspectRatio: 'auto' } },
});

/** Tiles in rows and columns. */
export const wall = style({
  display: 'grid',
  gap: space.xs,
  inlineSize: '100%',
  blockSize: '100%',
  gridTemplateColumns: 'repeat(var(--sides), minmax(0, 1fr))',
  gridTemplateRows: 'repeat(var(--sides), minmax(0, 1fr))',
});

/** The room of one camera. */
export const place = style({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  selectors: {
    '&[data-large]': { gridColumn: 'span 2', gridRow: 'span 2' },
    '&[aria-selected="true"]': { borderColor: color.accentMark, boxShadow: `inset 0 0 0 1px ${color.accentMark}` },
    '&[data-over]': { borderColor: color.focusRing, borderStyle: 'dashed' },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: -2 },
  },
});

/** What stands in a place without a camera. */
export const empty = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space.sm,
  color: color.textMuted,
  fontSize: vars.font.small,
  textAlign: 'center',
});
