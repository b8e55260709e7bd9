import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;
const phone = 'screen and (max-width: 767.98px)';

/** The line of search above the rows. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: `calc(${size.control} + 8px)`,
  paddingInline: space.md,
  paddingBlock: 4,
});

/** The one search box. */
export const box = style({
  flex: '0 1 20rem',
  minInlineSize: '12rem',
  '@media': { [phone]: { flex: '1 1 100%' } },
});

/** How the list is looked at: icons at the end of the line. */
export const tools = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  color: color.textMuted,
});

/** What cards have no use for. */
export const wide = style({ '@media': { [phone]: { display: 'none' } } });

/** The filters in force. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: size.controlSmall,
});

/** Them alone, without the button behind. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One filter with the word before it. */
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, maxInlineSize: '100%' });

/** The word between two filters. */
export const join = style({ color: color.textMuted, fontSize: font.small });

/** A filter that a press takes away. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: size.controlSmall,
  paddingInline: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.text,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.accentMark } },
});

/** What a filter says, in several lines where it is longer than the line. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' });

// On paper the filters in force say what the rows are; nothing of the line can be pressed there.
globalStyle(`${line} > :not(${chips}), ${chips} > :not(${list})`, { '@media': { print: { display: 'none' } } });
globalStyle(line, { '@media': { print: { minBlockSize: 0, paddingBlock: 0 } } });
