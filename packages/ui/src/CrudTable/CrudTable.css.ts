import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const phone = 'screen and (max-width: 767.98px)';
const onPhone = (
  rule: { display: 'none' } | { gridTemplateColumns: string } | { gridColumn: string } | { flexWrap: 'nowrap' },
) => ({
  '@media': { [phone]: rule },
});

/** The whole list: search bar above table. */
export const crud = style({ display: 'grid', gap: vars.space.gutter, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The search bar: as many inputs beside each other as fit. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: `${vars.space.md} ${vars.space.lg}`,
  alignItems: 'end',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', columnGap: vars.space.sm } },
});

/** The buttons of the search bar. */
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

/** The row of buttons above the table. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'center',
  paddingBlockEnd: vars.space.md,
});

/** The room of a button that may come. */
export const room = style({ visibility: 'hidden' });

/** A button that only a phone needs. */
export const phoneOnly = style({
  selectors: {
    '&&': { '@media': { 'screen and (min-width: 768px)': { display: 'none' }, print: { display: 'none' } } },
  },
});

/** Room that pushes what follows to the end. */
export const grow = style({ flex: '1 1 auto' });

/** How the list is looked at: a row of icons that stays together. */
export const tools = style({ display: 'inline-flex', flexWrap: 'wrap' });

// On a phone the folded search is one line, its first input and the buttons beside it, and the folded toolbar the first
// deed, the filter and the way to read again.
globalStyle(`${search}[data-folded]`, onPhone({ gridTemplateColumns: 'minmax(0, 1fr) auto' }));
globalStyle(
  `${search}[data-folded] > :is(${pair}, ${range}):first-child, ${search}[data-folded] > :is(${pair}, ${range}):first-child ~ ${searchActions}`,
  onPhone({ gridColumn: '1 / -1' }),
);
globalStyle(`${search}[data-folded] > ${searchActions}`, onPhone({ flexWrap: 'nowrap' }));
globalStyle(
  `${search}[data-folded] > :not(:first-child, ${searchActions}), ${search}[data-folded] > ${searchActions} > :nth-child(2):not(:last-child)`,
  onPhone({ display: 'none' }),
);
globalStyle(
  `${toolbar}[data-folded] > :not(:first-child, ${phoneOnly}, ${grow}, ${tools}), ${toolbar}[data-folded] > ${tools} > :not(:first-child, :last-child)`,
  onPhone({ display: 'none' }),
);

/** Room for a list of which only the visible rows are drawn: as tall as the screen leaves it. */
export const tall = style({ blockSize: 'max(20rem, calc(100vh - 22rem))' });

/** What is said of the selection; as tall as its buttons, so that nothing moves when they come. */
export const selection = style({
  display: 'flex',
  flex: '1 1 22rem',
  gap: vars.space.sm,
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.controlSmall,
  color: vars.color.textMuted,
  '@media': { [phone]: { flexWrap: 'wrap', flexBasis: '100%' } },
});

/** Where selection and paging stand. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  alignItems: 'center',
  justifyContent: 'end',
  paddingBlockStart: vars.space.md,
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
