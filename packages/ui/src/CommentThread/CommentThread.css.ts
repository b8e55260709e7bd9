import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, size, space } = vars;

/** The comments and what one says. */
export const thread = style({ display: 'grid', gap: space.md });

/** The comments, one below the other. */
export const list = style({ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' });

/** One comment: who beside what. */
export const comment = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.sm });

/** Who, when, and the way to take it back. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: size.target,
});

/** Who said it. */
export const author = style({ fontWeight: 500 });

/** When. */
export const time = style({ color: color.textMuted, fontSize: font.small, fontVariantNumeric: 'tabular-nums' });

/** The button at the end of the line. */
export const end = style({ marginInlineStart: 'auto' });

/** What was said. */
export const text = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** A name in it. */
export const mention = style({ color: color.accentText, fontWeight: 500 });

/** What is attached. */
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.md}`,
  marginBlockStart: space.xs,
  fontSize: font.small,
});

/** What one says. */
export const write = style({ position: 'relative', display: 'grid', gap: space.sm });

/** Buttons under it. */
export const deeds = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** A remark. */
export const hint = style({ flex: '1 1 12em', margin: 0, color: color.textMuted, fontSize: font.small });

/** The people whose names begin so. */
export const people = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  zIndex: 20,
  minInlineSize: '12em',
  maxInlineSize: '100%',
  maxBlockSize: '14rem',
  overflow: 'auto',
  padding: space.xs,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.overlay,
});

/** One of them. */
export const person = style({
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.accentSoft, color: color.accentText } },
});
