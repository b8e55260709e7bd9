import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { frame, row, strip } from '../DataTable.css.ts';

const { space } = vars;

// Words without a colour of their own are not drawn, but pressed and read as before; an opacity would make a layer of
// each row.
const undrawn = { WebkitTextFillColor: 'transparent' } as const;

// Floating buttons of a row lie over its end where a pointer hovers, take no room, and wait for pointer or focus; the
// menu of the row is always there. Buttons that have a column of their own are always there.
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
const waiting = `html:not([data-text="elder"]) ${frame}[data-float] ${row}:not(:hover, :focus-within) > td > ${strip}`;
globalStyle(waiting, { '@media': { 'screen and (hover: hover)': { ...undrawn, background: 'none' } } });
globalStyle(`${waiting} svg`, { '@media': { 'screen and (hover: hover)': { visibility: 'hidden' } } });
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
globalStyle(`html:not([data-text="elder"]) ${frame}[data-float] th[data-column="lattice-actions"] > span`, {
  '@media': { 'screen and (hover: hover)': unseen },
});

// Beside an open record, which offers its moves itself, there is room for the menu of a row alone.
const beside = `[data-beside] ${frame}[data-float]`;
const elder = 'html[data-text="elder"]';
const withoutHover = 'screen and (hover: none)';
globalStyle(`${elder} ${beside}`, { vars: { '--lt-actions-room': '3.1429em' } });
globalStyle(`${elder} ${beside} ${row} > td > ${strip}`, { display: 'none' });
globalStyle(`${elder} ${beside} th[data-column="lattice-actions"] > span`, unseen);
globalStyle(beside, { '@media': { [withoutHover]: { vars: { '--lt-actions-room': '3.1429em' } } } });
globalStyle(`${beside} ${row} > td > ${strip}`, { '@media': { [withoutHover]: { display: 'none' } } });
globalStyle(`${beside} th[data-column="lattice-actions"] > span`, { '@media': { [withoutHover]: unseen } });
