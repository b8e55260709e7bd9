import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, radius, size, space } = vars;

/** A plain table with the look and the row height of ours. */
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  background: color.surface,
});

globalStyle(`${table} tr`, { blockSize: size.row, borderBlockEnd: `1px solid ${color.border}` });
globalStyle(`${table} tr:hover`, { background: color.rowHover });
globalStyle(`${table} tr[aria-selected="true"]`, { background: color.rowSelected });
globalStyle(`${table} td, ${table} th`, {
  padding: `0 ${space.md}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
globalStyle(`${table} tr > :first-child`, { padding: 0, textAlign: 'center', overflow: 'visible' });
globalStyle(`${table} td.number`, { textAlign: 'end' });

globalStyle(`${table} .tag`, { padding: `2px ${space.sm}`, borderRadius: radius.control, fontSize: '0.9286em' });
for (const tone of ['success', 'warning', 'critical', 'info'] as const) {
  globalStyle(`${table} .${tone}`, { background: color[`${tone}Soft`], color: color[`${tone}Text`] });
}

globalStyle(`${table} button`, {
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentText,
  verticalAlign: 'middle',
  cursor: 'pointer',
});
globalStyle(`${table} [data-act]`, {
  minBlockSize: size.target,
  padding: `0 ${space.sm}`,
  borderRadius: radius.control,
  verticalAlign: 'baseline',
});
globalStyle(`${table} [data-id="remove"]`, { color: color.criticalText });
globalStyle(`${table} [role]`, { position: 'relative', inlineSize: size.target, blockSize: size.target });
globalStyle(`${table} [role]::before`, {
  content: '',
  position: 'absolute',
  inset: 4,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
});
globalStyle(`${table} [role="switch"]`, { inlineSize: 38 });
globalStyle(`${table} [role="switch"]::before`, {
  inset: '2px 0',
  borderRadius: radius.pill,
  background: color.borderControl,
});
globalStyle(`${table} [role="switch"]::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 2,
  inlineSize: 16,
  blockSize: 16,
  borderRadius: radius.pill,
  background: color.surface,
});
globalStyle(`${table} [aria-checked="true"]::before`, { background: color.accent });
globalStyle(`${table} [role="switch"][aria-checked="true"]::after`, { transform: 'translateX(18px)' });
