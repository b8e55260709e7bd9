import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** On paper all columns have room, whatever it takes: titles wrap, cells are tight. */
const onPaper = { blockSize: 'auto', paddingBlock: 2, paddingInline: 4, whiteSpace: 'normal' } as const;

/** Rules, buttons and table, one below the other. */
export const report = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

/** The line above the table. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
});

/** The rules, folded away at first. */
export const rules = style({ flex: '1 1 280px', fontSize: font.small, color: color.textMuted });

/** The word that unfolds them. */
export const rulesWord = style({
  inlineSize: 'fit-content',
  minBlockSize: 24,
  color: color.accentText,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } },
});

/** The rules in two columns: what, and how. */
export const ruleList = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `2px ${space.md}`,
  margin: `${space.xs} 0 0`,
});
globalStyle(`${ruleList} dt`, { color: color.text });
globalStyle(`${ruleList} dd`, { margin: 0 });

/** What scrolls sideways where the columns have no room. */
export const frame = style({
  // What is said to screen readers alone stands out of the flow: it scrolls along, and does not widen the page.
  position: 'relative',
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
});

/** The table. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: font.base,
  '@media': { print: { fontSize: '9pt' } },
});

/** What is pressed, and has no use on paper. */
export const offPaper = style({ '@media': { print: { display: 'none' } } });

const cellBase = style({
  blockSize: size.row,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
  lineHeight: 1.4,
});

/** A heading. */
export const heading = style([
  cellBase,
  {
    background: color.tableHeader,
    color: color.onTableHeader,
    fontWeight: 600,
    textAlign: 'end',
    // Breaks between words, and before the unit, where columns have little room.
    wordBreak: 'keep-all',
    '@media': { print: { ...onPaper, wordBreak: 'normal' } },
  },
]);

/** A heading above words, with room for a name of eight Chinese characters. */
export const wordsHeading = style({
  textAlign: 'start',
  minInlineSize: '11em',
  '@media': { print: { minInlineSize: 0 } },
});

/** The button of a heading that orders. */
export const order = style({
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  wordBreak: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } },
});

/** The unit of a heading. */
export const unit = style({ fontWeight: 400, whiteSpace: 'nowrap' });

/** The arrow of the column that orders. */
export const arrow = style({ display: 'inline-block', marginInlineStart: 4, verticalAlign: '-2px' });

/** A cell with words. */
export const words = style([
  cellBase,
  { background: color.surface, textAlign: 'start', fontWeight: 400, '@media': { print: onPaper } },
]);

/** A cell with a figure. */
export const figure = style([
  cellBase,
  {
    background: color.surface,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { print: onPaper },
  },
]);

/** The sums. */
export const sum = style([
  cellBase,
  {
    background: color.sunken,
    fontWeight: 600,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    borderBlockEnd: 0,
    '@media': { print: onPaper },
  },
]);

/** What stands first: place and name keep their places while the rest moves. */
export const first = styleVariants({ rank: { inset: 0, width: 64 }, name: { inset: 64, width: 120 } }, (at) => ({
  position: 'sticky' as const,
  insetInlineStart: at.inset,
  zIndex: 1,
  minInlineSize: at.width,
  textAlign: 'start' as const,
  '@media': {
    '(max-width: 767px)': at.inset > 0 ? { insetInlineStart: 0 } : { position: 'static' as const },
    print: { position: 'static' as const, minInlineSize: 0 },
  },
}));

/** The first three places. */
export const medal = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 24,
  blockSize: 24,
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: 600,
});

/** How a figure moved. */
export const change = styleVariants(
  { good: color.successText, bad: color.criticalText, even: color.textMuted },
  (value) => ({ marginInlineStart: space.xs, fontSize: font.small, color: value }),
);
