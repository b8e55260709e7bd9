import { style } from '@vanilla-extract/css';

/** How many are selected: cut where there is no room, so that the foot keeps its height. */
export const said = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 767.98px)': { whiteSpace: 'normal' } },
});
