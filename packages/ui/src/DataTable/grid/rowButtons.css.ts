import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { frame, row, strip } from '../DataTable.css.ts';

const { space } = vars;

// Buttons of a row wait for pointer or focus, where there is a pointer that hovers; the menu of the row is always
// there.
globalStyle(`html:not([data-text="elder"]) ${row}:not(:hover, :focus-within) > td > [data-act="action"]`, {
  '@media': { 'screen and (hover: hover)': { opacity: 0 } },
});

// Where a pointer hovers, they lie over the end of the row and take no room.
globalStyle(`html:not([data-text="elder"]) ${frame}[data-float]`, {
  '@media': { 'screen and (hover: hover)': { vars: { '--lt-actions-room': '3.1429em' } } },
});
globalStyle(`html:not([data-text="elder"]) ${frame}[data-float] ${row} > td > ${strip}`, {
  '@media': {
    'screen and (hover: hover)': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      paddingInlineStart: space.sm,
      background: 'inherit',
    },
  },
});
globalStyle(`html:not([data-text="elder"]) ${frame}[data-float] ${row}:not(:hover, :focus-within) > td > ${strip}`, {
  '@media': { 'screen and (hover: hover)': { opacity: 0 } },
});
globalStyle(`html:not([data-text="elder"]) ${frame}[data-float] th[data-column="lattice-actions"] > span`, {
  '@media': {
    'screen and (hover: hover)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
