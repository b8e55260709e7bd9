import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { ways } from './map/ViewSwitch.css.ts';

const phone = 'screen and (max-width: 767.98px)';
const onPhone = (rule: { display: 'none' }) => ({ '@media': { [phone]: rule } });

/** The whole list: its buttons where no page has room for them, and the surface of search and rows. */
export const crud = style({ display: 'grid', gap: vars.space.sm, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The surface of search line, rows and pages; rows reach its edges. */
export const surface = style({
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

/** Room around what is said above the rows. */
export const notices = style({
  padding: `0 ${vars.space.md} ${vars.space.sm}`,
  selectors: { '&:empty': { display: 'none' } },
});

/** A list with the record of one of its rows beside it. */
globalStyle(`${crud}[data-beside]`, {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(26rem, 34rem)',
  gridTemplateRows: 'auto 1fr',
});
globalStyle(`${crud}[data-beside] > :not(aside)`, { gridColumn: 1 });
globalStyle(`${crud} tr[data-shown][data-shown]`, { background: vars.color.rowSelected });

/**
 * The rows: as tall as the window leaves room for where it is tall enough, so that titles, sideways bar and pages stay
 * in sight; else the page scrolls.
 */
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [phone]: { padding: `0 ${vars.space.sm}` },
    'screen and (min-width: 768px) and (min-height: 700px)': {
      maxBlockSize: `max(24rem, calc(100dvh - ${vars.size.topbar} - 5 * ${vars.size.control} - 5 * ${vars.space.md}))`,
    },
  },
});

/** The search panel: as many inputs beside each other as fit. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `${vars.space.sm} ${vars.space.md}`,
  alignItems: 'end',
  padding: `${vars.space.sm} ${vars.space.md} ${vars.space.md}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', columnGap: vars.space.sm } },
});

/** The buttons of the search panel. */
export const searchActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

/** The two ends of a range. */
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.sm });

/** A range of days: as wide as two inputs where there is room for them. */
export const range = style({
  minInlineSize: 0,
  '@media': { 'screen and (min-width: 768px)': { gridColumn: 'span 2' } },
});

/** A native choice in the search bar. */
export const choice = style({
  appearance: 'auto',
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
});

/** Room of an input that is still loading. */
export const held = style({
  minBlockSize: `calc(${vars.size.control} + ${vars.font.base} * ${vars.font.line} + ${vars.space.xs})`,
});

/** The row of buttons of the list. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'center',
  justifyContent: 'end',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [phone]: { gap: vars.space.xs } },
});

/** How many rows there are, said behind the title; what follows stands at the end of the line. */
export const count = style({
  flex: '1 1 auto',
  minInlineSize: '2ch',
  color: vars.color.textMuted,
  fontSize: vars.font.large,
  fontVariantNumeric: 'tabular-nums',
});

/** The room of a button that may come. */
export const room = style({ visibility: 'hidden' });

/** A button that only a phone needs. */
export const phoneOnly = style({
  selectors: {
    '&&': { '@media': { 'screen and (min-width: 768px)': { display: 'none' }, print: { display: 'none' } } },
  },
});

// On a phone the folded row of buttons is the first one.
globalStyle(
  `${toolbar}[data-folded] > :not(:first-child, ${count}, ${count} + *, ${ways}, ${phoneOnly})`,
  onPhone({ display: 'none' }),
);

// Its buttons stand side by side: below the title, where there is no room for them beside it.
globalStyle(`html:not([data-text="elder"]) ${toolbar}[data-folded]`, { '@media': { [phone]: { flexWrap: 'nowrap' } } });

/** Room of the map while its code comes. */
export const mapRoom = style({ minBlockSize: 'clamp(20rem, calc(100dvh - 24rem), 60rem)' });

/** Room for a list of which only the visible rows are drawn: as tall as the screen leaves it. */
export const tall = style({ blockSize: 'max(20rem, calc(100vh - 22rem))' });

/** Where selection and paging stand. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  alignItems: 'center',
  justifyContent: 'end',
  // Not in sight until the rows are, so that it does not jump where they are few.
  selectors: { '&[hidden]': { display: 'none' }, '&[data-coming]': { visibility: 'hidden' } },
  padding: `${vars.space.sm} ${vars.space.md}`,
  boxShadow: `0 -1px 0 ${vars.color.border}`,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': {
    print: { position: 'static' },
    [phone]: { position: 'static' },
    'screen and (min-width: 768px)': { flexWrap: 'nowrap' },
  },
});

globalStyle(`${foot} > nav`, {
  '@media': { 'screen and (min-width: 768px)': { flex: 'none', maxInlineSize: '100%' } },
});

/** Text for screen readers alone. */
export const spoken = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The table of what two people changed. */
export const differences = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: vars.space.sm });

/** The two ways to decide about a field. */
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** A cell of it. */
export const difference = style({
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
