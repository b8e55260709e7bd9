import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { nativeSelect } from '../Field/nativeSelect.css.ts';

const { color, font, radius, size, space } = vars;
const ring = { outline: `2px solid ${color.focusRing}`, outlineOffset: '-1px' };

/** The panel: as wide as what it is put in, at most 32em. */
export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  rowGap: space.sm,
  minBlockSize: 0,
  maxBlockSize: '100%',
  maxInlineSize: '32em',
  fontSize: font.base,
  color: color.text,
});

/** How many columns are shown, and the way back. */
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
});

/** How many columns are shown. */
export const count = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

/** The columns. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none', overflowY: 'auto', minBlockSize: 0 });

/** One column; a line shows where a dragged one will stand. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  minBlockSize: size.control,
  paddingBlock: 2,
  paddingInline: space.xs,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: color.rowHover },
    '&[data-drop="before"]': { boxShadow: `0 -2px 0 ${color.accentMark}` },
    '&[data-drop="after"]': { boxShadow: `0 2px 0 ${color.accentMark}` },
  },
});

/** What shows that a column can be dragged. */
export const grip = style({ display: 'inline-flex', color: color.textMuted, cursor: 'grab' });

/** The box and the name. */
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The choice of an edge. */
export const pin = style([
  nativeSelect,
  {
    minBlockSize: size.controlSmall,
    maxInlineSize: '7.5em',
    paddingInline: space.xs,
    borderRadius: radius.control,
    border: `1px solid ${color.borderControl}`,
    backgroundColor: color.surface,
    color: color.text,
    font: 'inherit',
    fontSize: font.small,
    selectors: { '&:focus-visible': ring },
  },
]);

/** A button that moves a column by one place. */
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.controlSmall,
  minBlockSize: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: color.sunken },
    '&[aria-disabled]': { color: color.textDisabled, cursor: 'default' },
    '&:focus-visible': ring,
  },
});
