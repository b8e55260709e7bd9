import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A title over several columns: in their middle, with lines that show which ones it holds. */
export const groupTitle = style({
  justifyContent: 'center',
  textAlign: 'center',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  borderInlineEnd: `1px solid ${vars.color.border}`,
});

/** What stands between such titles: nothing on the screen, an empty cell on paper. */
export const gap = style({ '@media': { screen: { display: 'none' } } });
