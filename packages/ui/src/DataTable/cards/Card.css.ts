import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { nativeSelect } from '../../Field/nativeSelect.css.ts';

const { color, radius, size, space, font } = vars;

/** The line above the cards: the page's box and the order. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  paddingBlockEnd: space.sm,
});

/** The page's box and its words. */
export const all = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: size.target,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

/** The choice of order. */
export const sorter = style([
  nativeSelect,
  {
    marginInlineStart: 'auto',
    minInlineSize: 0,
    minBlockSize: size.control,
    maxInlineSize: '60%',
    borderRadius: radius.control,
    border: `1px solid ${color.borderControl}`,
    backgroundColor: color.surface,
    color: color.text,
  },
]);

/** The cards. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-busy]': { filter: 'grayscale(1)' } },
});

/** One row as a card. */
export const card = style({
  marginBlockEnd: space.sm,
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 12em',
  selectors: {
    '&[data-selected]': { background: color.rowSelected },
    // Those in sight at first have their height at once, so that nothing moves.
    '[data-picture] &, &:nth-child(-n + 6)': { contentVisibility: 'visible' },
  },
});

/** A card that is on its way. */
export const sketch = style({
  blockSize: '12em',
  marginBlockEnd: space.sm,
  borderRadius: radius.card,
  background: color.sunken,
});

const line = style({ display: 'flex', alignItems: 'center', columnGap: space.sm, minBlockSize: size.target });

/** The name; a state that leaves it too little of the line goes to the next one. */
export const top = style([line, { alignItems: 'start', flexWrap: 'wrap' }]);

/** What is told beside the name, and the state at the end. */
export const under = style([line, { flexWrap: 'wrap', rowGap: space.xs }]);

/** The state, at the end of its line. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  marginInlineStart: 'auto',
  lineHeight: 1.2,
});

// The boxes of the grid stand 2 px higher, at the middle of its letters.
globalStyle(`${top} > button`, { marginBlockStart: 0 });

/** The place of the name; it opens the row where rows open. */
export const title = style({
  flex: '1 1 60%',
  minInlineSize: 0,
  padding: `calc((${size.target} - 1.5em) / 2) 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: font.strong,
  lineHeight: 1.5,
  textAlign: 'start',
});

/** The name of the row, in two lines at most. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Titles and values under each other. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.md,
  rowGap: space.sm,
  margin: `${space.sm} 0 0`,
});

/** One title and its value. */
export const fact = style({ minInlineSize: 0 });

/** The title of a value. */
export const term = style({ color: color.textMuted, fontSize: '0.8571em' });

/** A value; a dash where there is none. */
export const value = style({
  margin: 0,
  minBlockSize: '1.5em',
  overflowWrap: 'anywhere',
  selectors: { '&:empty::before': { content: '"–"', color: color.textMuted } },
});

/** The folded values. */
export const details = style({ marginBlockStart: space.sm });

/** The line that unfolds. */
export const summary = style({ minBlockSize: size.target, color: color.accentText, cursor: 'pointer' });

/** What stands under an open row. */
export const detail = style({
  marginBlockStart: space.sm,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
});

/** The line under the cards that draws more of a long list. */
export const more = style({
  minBlockSize: size.control,
  inlineSize: '100%',
  borderRadius: radius.control,
  border: `1px solid ${color.borderControl}`,
  background: color.surface,
  color: color.accentText,
  cursor: 'pointer',
});

/** The actions; their line is there before they are. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  minBlockSize: `calc(${size.target} + ${space.sm} + 1px)`,
  justifyContent: 'flex-end',
  marginBlockStart: space.sm,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
});

/** What is shown where there are no rows. */
export const empty = style({ display: 'grid', placeItems: 'center', minBlockSize: '16em', color: color.textMuted });
