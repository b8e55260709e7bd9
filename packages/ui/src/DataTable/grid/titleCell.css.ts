import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { groupedHeader, head } from '../DataTable.css.ts';

const { color, size, space } = vars;
const ring = { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' };
const offPaper = { '@media': { print: { display: 'none' } } } as const;

/** The words of a title. */
export const headText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** The button that sorts by a column. */
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, &[data-active]': { color: color.accentText }, '&:focus-visible': ring },
});

globalStyle(`${sorter} > svg`, offPaper);

/** The handle at the end of a title that is dragged to set the width. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '25%',
    insetInlineEnd: 0,
    borderInlineEnd: `1px solid ${color.border}`,
  },
  selectors: {
    [`${groupedHeader} &::after`]: { insetBlock: 0 },
    '&:hover::after': { insetBlock: 0, borderInlineEndWidth: 2, borderColor: color.accentMark },
    [`${head}:last-child > &:not(:hover)::after`]: { borderColor: 'transparent' },
  },
  ...offPaper,
});

/** The place of a column in an order of several. */
export const rank = style({ fontSize: '0.7857em', fontVariantNumeric: 'tabular-nums', lineHeight: 1 });
