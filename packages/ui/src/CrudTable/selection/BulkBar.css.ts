import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, size, space } = vars;

/** The bar at the foot of the list, beside its pages, in the colour of the selected rows. */
export const bar = style({
  display: 'flex',
  flex: '0 1 auto',
  flexWrap: 'wrap',
  gap: space.xs,
  alignItems: 'center',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  minBlockSize: size.control,
  paddingInline: space.xs,
  borderRadius: radius.control,
  background: color.rowSelected,
  color: color.text,
  '@media': {
    print: { display: 'none' },
    'screen and (min-width: 768px)': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

// Beside it the pages leave out what can be missed, so that the foot keeps its height.
globalStyle(`${bar} + nav > :is(:first-child, label)`, {
  '@media': { 'screen and (max-width: 1599px)': { display: 'none' } },
});

/** How many are selected. */
export const said = style({
  flex: 'none',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  paddingInline: space.sm,
});

/** A line between what is selected and what can be done to it. */
export const line = style({
  inlineSize: 1,
  blockSize: '1.25em',
  marginInline: space.xs,
  background: color.border,
});

/** Why nothing is selected any more. */
export const lost = style({ flex: '1 1 auto', minInlineSize: 0, color: color.textMuted });
