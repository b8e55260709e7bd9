import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, space } = vars;

/** The whole in front of its areas; one above the other on narrow screens. */
export const score = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'center',
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'auto 1fr' } },
});

/** The areas, as many beside each other as fit. */
export const areas = style({
  display: 'grid',
  gap: `${space.sm} ${space.lg}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
});

/** The findings of a card. */
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One finding: its mark, and what is said of it. */
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.md,
  alignItems: 'start',
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

/** What is said of it: title and measurement beside each other where they fit. */
export const words = style({ display: 'grid', gap: space.xs, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Title and area. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.md}`,
});

/** The mark in the colour of the result; the words of the card say it too. */
export const mark = styleVariants({ fail: color.critical, pass: color.success, none: color.textMuted }, (value) => ({
  color: value,
  lineHeight: 0,
  paddingBlockStart: '3px',
}));
