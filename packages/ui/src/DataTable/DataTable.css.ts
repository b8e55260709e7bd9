import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;
const paper = 'print';
const pulse = keyframes({ '50%': { opacity: 0.2 } });

/** The box around list and states; it scrolls, the page does not. */
export const frame = style({
  position: 'relative',
  minBlockSize: 0,
  maxBlockSize: '100%',
  overflow: 'auto',
  background: color.surface,
  color: color.text,
  fontSize: font.base,
  borderRadius: radius.control,
  scrollPaddingBlockStart: size.row,
  selectors: {
    '&[data-float]': { vars: { '--lt-actions-room': 'var(--lt-actions-wide)' } },
    'html:not([data-text="elder"]) &[data-density="compact"]': {
      vars: { [size.row]: '32px', [space.md]: '8px', '--lt-table-line': '1.1em' },
    },
    'html:not([data-text="elder"]) &[data-density="normal"]': {
      vars: { [size.row]: size.rowNormal, [space.md]: '12px' },
    },
    'html:not([data-text="elder"]) &[data-density="roomy"]': { vars: { [size.row]: '52px', [space.md]: '16px' } },
  },
  '@media': { [paper]: { overflow: 'visible', maxBlockSize: 'none' } },
});

/** The table: a block whose rows are grids of the same columns. */
export const table = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 'var(--lt-table-width)',
  borderCollapse: 'collapse',
  '@media': { [paper]: { display: 'table', minInlineSize: 0 } },
});

/** The titles: they stay while rows scroll, and are repeated on each printed page. */
export const header = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  selectors: {
    [`${table}[data-waiting] > &::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 2,
      animation: `${pulse} 1.2s ease-in-out infinite`,
      background: color.accentMark,
    },
  },
  '@media': { [paper]: { display: 'table-header-group', position: 'static' } },
});

/** Titles on several levels: one grid, in which a title without others above it takes their room. */
export const groupedHeader = style([
  header,
  {
    display: 'grid',
    gridTemplateColumns: 'var(--lt-table-columns)',
    gridAutoRows: `minmax(${size.row}, auto)`,
    background: color.tableHeader,
    color: color.onTableHeader,
    borderBlockEnd: `1px solid ${color.border}`,
  },
]);

/**
 * The rows; old ones lose their colour, but not their contrast, while new ones are on their way. What takes it lies
 * over them, so that none is painted anew.
 */
export const body = style({
  display: 'block',
  position: 'relative',
  selectors: {
    '&[data-busy]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      backdropFilter: 'grayscale(1)',
      pointerEvents: 'none',
    },
  },
  '@media': { [paper]: { display: 'table-row-group' } },
});

/** One row; off the screen it costs neither style, layout nor paint. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'var(--lt-table-columns)',
  blockSize: size.row,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: size.row,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:hover': { background: color.rowHover },
    '&[aria-selected="true"]': { background: color.rowSelected },
    '[data-clickable] &': { cursor: 'pointer' },
    '[data-picture] &, &[data-merges]': { contentVisibility: 'visible' },
  },
  '@media': {
    [paper]: { display: 'table-row', contentVisibility: 'visible', blockSize: 'auto', breakInside: 'avoid' },
  },
});

/**
 * The body of a windowed list: as high as all its rows. It has no picture of its own, because that would be painted
 * again with each row drawn.
 */
export const windowBody = style([body, { boxSizing: 'border-box', outline: 'none', overflowAnchor: 'none' }]);

globalStyle(`${windowBody} > tr`, { contentVisibility: 'visible' });

/** The row of titles. */
export const headRow = style({
  display: 'grid',
  gridTemplateColumns: 'var(--lt-table-columns)',
  blockSize: size.row,
  background: color.tableHeader,
  color: color.onTableHeader,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { [`${groupedHeader} > &`]: { display: 'contents' } },
  '@media': { [paper]: { selectors: { [`&, ${groupedHeader} > &`]: { display: 'table-row', blockSize: 'auto' } } } },
});

const printedCell = {
  display: 'table-cell',
  whiteSpace: 'normal',
  lineHeight: font.line,
  padding: '2pt 4pt',
  border: '1px solid',
  position: 'static',
  overflow: 'visible',
} as const;
const ring = { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' };

/** A cell: one line, cut with an ellipsis. */
export const cell = style({
  display: 'block',
  minInlineSize: 0,
  padding: `0 ${space.md}`,
  lineHeight: `calc(${size.row} - 1px)`,
  whiteSpace: 'nowrap',
  overflow: ['hidden', 'clip'],
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
  selectors: { '&:focus-visible': ring },
  '@media': { [paper]: printedCell },
});

/** A title of a column. */
export const head = style([
  cell,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    fontWeight: font.strong,
    unicodeBidi: 'normal',
    selectors: {
      '&[data-drop="before"], [dir="rtl"] &[data-drop="after"]': { boxShadow: `inset 2px 0 0 ${color.accentMark}` },
      '&[data-drop="after"], [dir="rtl"] &[data-drop="before"]': { boxShadow: `inset -2px 0 0 ${color.accentMark}` },
    },
  },
]);

const offPaper = { '@media': { [paper]: { display: 'none' } } } as const;
const plain = {};

/** A title that is of no use on paper. */
export const unprinted = style(offPaper);

/** What the kinds add to a cell. */
export const kind = styleVariants({
  text: plain,
  tag: plain,
  custom: plain,
  image: plain,
  tags: { unicodeBidi: 'normal' },
  number: { fontVariantNumeric: 'tabular-nums' },
  date: { fontVariantNumeric: 'tabular-nums' },
  index: {
    fontVariantNumeric: 'tabular-nums',
    color: color.textMuted,
    padding: `0 ${space.xs}`,
    overflow: 'visible',
  },
  switch: { overflow: 'visible' },
  select: { padding: 0, overflow: 'visible', cursor: 'pointer', ...offPaper },
  detail: { padding: 0, overflow: 'visible', ...offPaper },
  actions: {
    overflow: 'visible',
    paddingInline: space.xs,
    selectors: { [`${frame}[data-float] &`]: { position: 'relative', background: 'inherit', textAlign: 'right' } },
    ...offPaper,
  },
});

/** Where the content of a column stands; said by side, because a cell takes its direction from its own words. */
export const align = styleVariants({
  start: { textAlign: 'left', justifyContent: 'flex-start', selectors: { '[dir="rtl"] &': { textAlign: 'right' } } },
  center: { textAlign: 'center', justifyContent: 'center' },
  end: { textAlign: 'right', justifyContent: 'flex-end', selectors: { '[dir="rtl"] &': { textAlign: 'left' } } },
});

/** The buttons of a row that lie over its end. */
export const strip = style({ whiteSpace: 'nowrap' });

const line = 'var(--lt-table-line, 1.2em)';

/** A cell of two lines, each cut with an ellipsis; one clip for both, because clips slow the making of layers. */
export const lines = style({
  '@media': { screen: { lineHeight: line, paddingBlock: `calc((${size.row} - 1px - 2 * ${line}) / 2)` } },
});

/** The name of a row. */
export const named = style({ fontWeight: 500 });

/** The title cell of a tree, moved in by its depth. */
export const indent = style({ paddingInlineStart: `calc(${space.sm} + var(--lt-level) * 1.5em)` });

/** The room of cards whose code is on its way. */
export const coming = style({ minBlockSize: '100vh' });

/** Words for assistive technology only. */
export const spoken = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

// A row that is late has a bar of colour at its beginning.
globalStyle(`${row}[data-tone="critical"] > :first-child`, { boxShadow: `inset 3px 0 0 ${color.critical}` });
globalStyle(`[dir=rtl] ${row}[data-tone="critical"] > :first-child`, { boxShadow: `inset -3px 0 0 ${color.critical}` });

// The shadow of the titles says that rows are under them.
globalStyle(`${frame}[data-top] > ${table} > ${header}`, { boxShadow: `0 4px 8px -6px ${color.backdrop}` });
