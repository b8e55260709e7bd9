import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, size, space } = vars;
const wide = '(min-width: 1200px)';
const phone = '(max-width: 767.98px)';

/** One record: its head above, what it says at the start, what became of it at the end where there is room. */
export const record = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  color: color.text,
});

/** The line of ways: back, then tools and neighbours at the end. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.controlSmall,
  '@media': { print: { display: 'none' } },
});

/** The way back. */
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

/** Small buttons above what can be done; on a phone in one line where both have room. */
export const deeds = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space.sm,
  '@media': {
    [phone]: { flexFlow: 'row-reverse wrap', alignItems: 'center', justifyContent: 'space-between', flex: '1 1 100%' },
  },
});

/** What stands at the end of a line. */
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
  // The ways to other records stay, with their focus, while one is read.
  visibility: 'visible',
});

/** Which record of how many. */
export const place = style({ color: color.textMuted, fontSize: font.small, fontVariantNumeric: 'tabular-nums' });

/** Title and what can be done, beside each other where both have room. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.sm} ${space.lg}`,
});

/** Title and facts. */
export const naming = style({ display: 'grid', gap: space.xs, minInlineSize: 0, flex: '1 1 20rem' });

/** The head where there is little room: the title flows around the small buttons. */
export const tight = style({});

globalStyle(`${tight} > ${end}`, { float: 'right', marginInlineStart: space.md });
globalStyle(`${tight} > ${naming}`, { display: 'block' });
globalStyle(`${tight} > ${deeds}`, { alignItems: 'flex-start', marginBlockStart: space.sm });

/** The name of the record. */
export const title = style({
  margin: 0,
  fontSize: font.title,
  fontWeight: 600,
  lineHeight: font.line,
  overflowWrap: 'anywhere',
  outline: 'none',
});

/** State and key facts in one line. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  minBlockSize: `calc(${font.base} * ${font.line})`,
  margin: 0,
  clear: 'both',
});

/** One key fact. */
export const fact = style({ display: 'flex', gap: space.xs, minInlineSize: 0 });

/** What a value is. */
export const label = style({ color: color.textMuted });

/** A value. */
export const value = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** What can be done to the record. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  minBlockSize: size.control,
  '@media': { print: { display: 'none' } },
});

// Beside the buttons where some words have room, else under them.
globalStyle(`${tight} ${title}`, { display: 'flow-root', minInlineSize: '8em' });

// Nothing can be done to many records that are only looked at.
globalStyle(`${tight} ${actions}:empty`, { display: 'none' });

/** Content beside course. */
export const sides = style({
  display: 'grid',
  gap: `${space.lg} ${space.xl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockStart: space.md,
  selectors: {
    '&[data-split]': { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 60rem) minmax(20rem, 26rem)' } } },
  },
});

/** What the record says. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minInlineSize: 0,
  maxInlineSize: '60rem',
});

/** What became of it. */
export const course = style({
  minInlineSize: 0,
  selectors: {
    '[data-split] > &': {
      '@media': { [wide]: { borderInlineStart: `1px solid ${color.border}`, paddingInlineStart: space.xl } },
    },
  },
});

/** A group of facts. */
export const group = style({ display: 'grid', gap: space.sm });

/** Its name. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.sm,
  margin: 0,
  fontSize: font.base,
  fontWeight: 600,
});

/** The facts of a group, in as many columns as have room for an identity number in one line. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21em), 1fr))',
  gap: `${space.xs} ${space.xl}`,
  margin: 0,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** One fact of a group. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5em, 8em) minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'baseline',
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
});

/** The groups that say nothing, in one line. */
export const folded = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.md}` });

/** What stands under the facts. */
export const rest = style({ display: 'flex', flexDirection: 'column', gap: space.lg, minInlineSize: 0 });

/** The shape of a record that is on its way, over what is not seen yet. */
export const skeleton = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${size.control} + ${space.md})`,
});

/** What comes with a record: its room, unseen, so that nothing moves when it is there. */
export const coming = style({ visibility: 'hidden' });
