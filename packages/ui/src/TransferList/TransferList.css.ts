import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;
const WIDE = 'screen and (min-width: 768px)';

/** The two lists with the buttons between them; below each other on narrow screens. */
export const lists = style({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', gap: space.md } },
});

/** One list in its frame. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  selectors: {
    '&[data-invalid]': { borderColor: color.criticalText },
    '&[data-disabled]': { color: color.textDisabled, background: color.sunken, borderColor: color.border },
  },
});

/** The title and the number picked. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  padding: `${space.xs} ${space.md}`,
  color: color.onTableHeader,
  background: color.tableHeader,
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 600,
});

/** How many are picked of how many. */
export const count = style({ fontSize: font.small, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
/** The search of a list. */
export const search = style({ margin: space.sm });
/** The glass before the searched text. */
export const glass = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: space.sm,
  color: color.textMuted,
});
/** The lines, or what stands in place of them. */
export const well = style({ position: 'relative', flex: '1 1 auto', display: 'flex', minBlockSize: 0 });

/** The lines, scrolled. */
export const rows = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  boxSizing: 'border-box',
  blockSize: 'min(18rem, 45vh)',
  overflowY: 'auto',
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      boxShadow: `inset 0 0 0 2px ${color.focusRing}`,
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
});

/** As high as all lines together. */
export const sheet = style({ position: 'relative', overflow: 'hidden' });

/** One line. */
export const row = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  boxSizing: 'border-box',
  blockSize: `max(${size.control}, ${size.target})`,
  paddingInline: space.md,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: color.rowHover },
    '&[aria-selected=true]': { color: color.accentText, background: color.accentSoft },
    '&[aria-disabled]': { color: color.textDisabled, background: 'transparent', cursor: 'not-allowed' },
    [`${rows}:focus-visible &[data-active]`]: {
      boxShadow: `inset 0 0 0 2px ${color.focusRing}`,
      outline: '1px solid transparent',
      outlineOffset: '-2px',
    },
  },
});

/** The box that is ticked when a line is picked. */
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  boxSizing: 'border-box',
  border: `1px solid ${color.borderControl}`,
  borderRadius: '3px',
  background: color.surface,
  selectors: {
    [`${row}[aria-selected=true] &`]: {
      color: color.surface,
      background: color.accentMark,
      borderColor: color.accentMark,
    },
    [`${row}[aria-disabled] &`]: { borderColor: color.border, background: color.sunken },
  },
});

/** The words of a line, cut where there is no room. */
export const words = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** What stands where there is no line. */
export const none = style({
  position: 'absolute',
  insetBlockStart: space.xl,
  insetInlineStart: 0,
  insetInlineEnd: 0,
  padding: `0 ${space.md}`,
  color: color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});
/** The buttons under a list. */
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.xs,
  padding: space.xs,
  borderBlockStart: `1px solid ${color.border}`,
});
