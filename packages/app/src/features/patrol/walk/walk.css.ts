import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, size, space } = vars;

/** The patrols below each other, as wide as a person reads. */
export const page = style({ display: 'grid', gap: space.md, inlineSize: '100%', maxInlineSize: '720px' });

/** When a patrol is walked and what is asked. */
export const facts = style({
  margin: 0,
  marginBlockEnd: space.sm,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: font.line,
});

/** The day of a round. */
export const day = style({ color: color.text, fontWeight: 500 });

/** The point that comes next, raised from the others. */
export const next = style({
  display: 'grid',
  gap: space.sm,
  marginBlock: space.md,
  padding: space.md,
  borderRadius: radius.card,
  background: color.accentSoft,
});

/** Its name and its way, beside each other. */
export const nextHead = style({ display: 'flex', alignItems: 'center', gap: space.md });

/** Names and what is below them. */
export const words = style({ display: 'grid', flex: 1, gap: '2px', minInlineSize: 0, lineHeight: font.line });

/** How far it is. */
export const way = style({
  display: 'grid',
  justifyItems: 'center',
  color: color.accentText,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** An arrow that points there on a map whose top is the north. */
export const arrow = style({ display: 'grid', placeItems: 'center', inlineSize: '32px', blockSize: '32px' });

/** Buttons in a line. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** The points of a patrol in order. */
export const points = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One of them. */
export const point = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.target,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

/** What became of it, at the end of the line. */
export const outcome = style({ display: 'grid', justifyItems: 'end', gap: space.xs });

/** What is filled in at a point. */
export const form = style({ display: 'grid', gap: space.md });

/** What is looked at there. */
export const items = style({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});

/** Its name. */
export const legend = style({ padding: 0, marginBlockEnd: space.xs, color: color.textMuted, fontSize: font.small });
