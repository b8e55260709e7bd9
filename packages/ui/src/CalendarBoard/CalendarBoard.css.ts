import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { softTones } from '../theme/tones.ts';

const { color, font, radius, size, space } = vars;
const NARROW = 'screen and (max-width: 767px)';

/** The board; it says on which sides there are more days than have room. */
export const board = style({});

/** That there are more days than have room. */
export const more = style({
  display: 'none',
  margin: 0,
  marginBlockEnd: space.xs,
  color: color.textMuted,
  fontSize: font.small,
  '@media': {
    screen: {
      selectors: { [`${board}:is([data-before=true], [data-after=true]) > &`]: { display: 'block' } },
    },
  },
});

/** What scrolls sideways where the days have no room. */
export const frame = style({
  overflowX: 'auto',
  // Paper does not scroll: days are as narrow there as a month asks for.
  '@media': { print: { overflowX: 'visible', border: 0 } },
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' } },
});

/** People by days. */
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });

const base = style({
  blockSize: size.row,
  paddingInline: 1,
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'center',
  fontSize: font.small,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { paddingInline: 0, fontSize: '7pt' } },
});

/** The heading of a day. */
export const day = style([
  base,
  {
    minInlineSize: 28,
    '@media': { print: { minInlineSize: 0 } },
    background: color.tableHeader,
    color: color.onTableHeader,
    fontWeight: 500,
    selectors: { '&[aria-current=date]': { boxShadow: `inset 0 -3px ${color.accent}`, fontWeight: 700 } },
  },
]);

/** The weekday of a heading, in the line below. */
export const weekday = style({ display: 'block', fontWeight: 400 });

/** Names keep their place while days move. */
export const name = style([
  base,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: 104,
    maxInlineSize: 220,
    paddingInline: space.sm,
    background: color.surface,
    textAlign: 'start',
    fontWeight: 500,
    '@media': { print: { position: 'static', minInlineSize: 0, maxInlineSize: '28mm', paddingInline: '1mm' } },
  },
]);

globalStyle(`${board}[data-before=true] ${name}`, { boxShadow: `4px 0 4px -2px ${color.border}` });

/** The heading of the names. */
export const corner = style({ background: color.tableHeader, color: color.onTableHeader });

/** The line below a name. */
export const detail = style({
  display: 'block',
  color: color.textMuted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  '@media': { print: { whiteSpace: 'normal' } },
});

/** A day of a person. */
export const cell = style([base, { background: color.surface }]);

/** A day on which nobody works. */
export const rest = style({ background: color.sunken });

/** The width of a column of sums, in rem. */
export const SUM = 5;

/** A column of sums: it keeps its place at the end while days move; a narrow screen has no room for it. */
export const sum = style([
  base,
  {
    position: 'sticky',
    zIndex: 1,
    boxSizing: 'border-box',
    inlineSize: `${SUM}rem`,
    minInlineSize: `${SUM}rem`,
    paddingInline: space.xs,
    overflowWrap: 'anywhere',
    '@media': {
      [NARROW]: { display: 'none' },
      print: { position: 'static', inlineSize: 'auto', minInlineSize: 0, paddingInline: '0.5mm' },
    },
  },
]);

globalStyle(`${board}[data-after=true] :not(${sum}) + ${sum}`, { boxShadow: `-4px 0 4px -2px ${color.border}` });

/** A sum behind the days. */
export const total = style({ background: color.surface, fontWeight: 600 });

/** The sums of a line, below its name where the screen has no room for columns. */
export const sums = style({
  display: 'none',
  flexWrap: 'wrap',
  columnGap: space.sm,
  fontWeight: 400,
  '@media': { [NARROW]: { display: 'flex' } },
});

/** One of them. */
export const named = style({ whiteSpace: 'nowrap' });

/** What a day says. */
export const mark = styleVariants(softTones, (tone) => [
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 26,
    minBlockSize: 26,
    '@media': { print: { minInlineSize: 0, minBlockSize: 0, padding: 0, background: 'none' } },
    padding: '0 2px',
    border: 0,
    borderRadius: radius.control,
    font: 'inherit',
    ...tone,
  },
]);

/** One that opens. */
export const open = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
  },
});

/** What the marks mean. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.md}`,
  margin: 0,
  marginBlockStart: space.sm,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: font.small,
});

/** One of them. */
export const meaning = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });
