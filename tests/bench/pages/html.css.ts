import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/theme/vars.css.ts';

const { color, size, space } = vars;

/** A plain table with the colours and the row height of ours. */
export const table = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', background: color.surface });

/** Figures stand at the end. */
export const number = style({ textAlign: 'end' });

globalStyle(`${table} tr`, { blockSize: size.row, borderBlockEnd: `1px solid ${color.border}` });
globalStyle(`${table} tr:hover`, { background: color.rowHover });
globalStyle(`${table} tr[aria-selected="true"]`, { background: color.rowSelected });
globalStyle(`${table} td, ${table} th`, { padding: `0 ${space.md}`, textAlign: 'start', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' });
