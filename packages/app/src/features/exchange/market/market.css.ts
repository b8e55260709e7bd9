import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, space } = vars;

/** Goods, and beside them what the person has; one below the other where there is no room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(280px, 2fr)',
  alignItems: 'start',
  gap: space.md,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What the person has stands first on a phone. */
export const beside = style({
  display: 'grid',
  gap: space.md,
  '@media': { '(max-width: 1023px)': { order: -1 } },
});

/** The goods, as tall as what stands beside them. */
export const shop = style({ '@media': { '(min-width: 1024px)': { gridRow: '1 / span 2' } } });

/** The goods of a shop. */
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.md,
  margin: 0,
  marginBlockStart: space.md,
  padding: 0,
  listStyle: 'none',
});

/** One of them. */
export const item = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});

/** Its picture. */
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.sunken,
});

/** Its words. */
export const words = style({ display: 'grid', alignContent: 'start', gap: '2px', padding: space.sm });

/** Its price. */
export const price = style({ color: color.accentText, fontSize: font.large, fontVariantNumeric: 'tabular-nums' });

/** What can be done with it. */
export const act = style({ display: 'grid', gap: space.xs, padding: space.sm, paddingBlockStart: 0 });

/** The balance. */
export const balance = style({
  fontSize: font.title,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});

/** Changes of the balance, or goods to be collected. */
export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One of them. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  lineHeight: font.line,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

/** One of the older changes, which stand on paper until they are asked for. */
export const lineOnPaper = style([line, { '@media': { screen: { display: 'none' } } }]);

/** What is of no use on paper. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });

/** Its words. */
export const lineWords = style({ display: 'grid', minInlineSize: 0 });

/** Its figures. */
export const figures = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' });

/** Buttons in a line. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
