import { vars } from '@lattice/ui/theme/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** The room of a filter. */
export const filter = style({ inlineSize: 180, minWidth: 0 });

/** The way back. */
export const home = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

/** Figures beside each other, as many as there is room for; those of the last row are wider, so no hole is left. */
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
globalStyle(`${figures} > *`, { flex: '1 1 112px' });

/** The same for amounts of money, which are longer. */
export const amounts = style([figures]);
globalStyle(`${amounts} > *`, { flexBasis: 140 });

const widthOf = (columns: number) => `(100% - ${columns - 1} * ${space.sm} - 1px) / ${columns}`;

/** Least width of a column of a grid that has many of them from a width on, and few below it. */
const leastOf = (many: number, few: number, from: string) =>
  `max(${widthOf(many)}, min(${widthOf(few)}, (${from} - 100%) * 999))`;

/** Rows of many figures from a width on, of few below it: an even number of figures fills its rows either way. */
const rowsOf = (many: number, few: number, from: string) =>
  style({
    display: 'grid',
    gap: space.sm,
    gridTemplateColumns: `repeat(auto-fit, minmax(${leastOf(many, few, from)}, 1fr))`,
  });

/** Five short figures, in one row or two. */
export const fiveFigures = style([figures]);
globalStyle(`${fiveFigures} > *`, { flexBasis: leastOf(5, 3, '480px') });

/** Four short figures, in one row or two. */
export const fourFigures = rowsOf(4, 2, '440px');

/** Six figures, in one row or two. */
export const sixFigures = rowsOf(6, 3, '600px');

/** Eight figures, in two rows or four. */
export const eightFigures = rowsOf(4, 2, '400px');

// Figures of one row are equally high, also where the name of one takes two lines.
for (const row of [figures, sixFigures]) globalStyle(`${row} > section`, { display: 'grid' });

/** Records one below the other. */
export const records = style({ display: 'grid', gap: space.xs, containerType: 'inline-size' });

/** Three lists of records beside each other; the first says most of each. */
export const threeLists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
  gap: space.xl,
});

/** One record. */
export const record = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  minWidth: 0,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

/** What it is. */
export const recordName = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** When or how much. */
export const recordNote = style({ flex: 'none', color: color.textMuted, fontSize: font.small });

/** Where it is, as far as its name leaves room. */
export const recordPlace = style([recordNote, { '@container': { '(max-width: 380px)': { display: 'none' } } }]);

/** Further words of a record in a broad panel, where they stand in columns. */
export const recordCell = style({
  flex: '0 0 auto',
  minWidth: 0,
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: font.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A record with what is told of it below. */
export const told = style({
  display: 'grid',
  gap: space.xs,
  minWidth: 0,
  padding: `${space.xs} 0 ${space.sm}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

/** Its first line. */
export const toldHead = style({ display: 'flex', alignItems: 'baseline', gap: space.sm, minWidth: 0 });

/** What is told of it, in two lines at most. */
export const toldWords = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Two panels beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: space.md,
});
