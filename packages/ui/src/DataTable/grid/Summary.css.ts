import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, size } = vars;

/** The foot of the table: it stays visible while rows scroll, and is printed once, at the end. */
export const footer = style({
  display: 'block',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  '@media': { print: { display: 'table-row-group', position: 'static' } },
});

/** The row of totals. */
export const footRow = style({
  display: 'grid',
  gridTemplateColumns: 'var(--lt-table-columns)',
  blockSize: size.row,
  background: color.tableHeader,
  color: color.onTableHeader,
  fontWeight: 600,
  boxShadow: `0 -1px 0 ${color.border}`,
  '@media': { print: { display: 'table-row', blockSize: 'auto' } },
});
