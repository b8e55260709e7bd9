import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Holds a sheet that is wider than the page. */
export const frame = style({
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.sunken,
  padding: space.lg,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } },
});

/** The sheet: dark on white in every theme, since its file has colours of its own for paper. */
export const sheet = style({
  marginInline: 'auto',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  background: '#fff',
  color: '#1f2329',
  forcedColorAdjust: 'none',
});

/** A cell; its file says how it looks beyond. */
export const cell = style({ padding: '2px 4px', overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineHeight: 1.4 });

/** A cell in which the words of the file stand, since nothing here answers them. */
export const open = style({ background: '#f2f3f5', color: '#5a6270', fontStyle: 'italic' });

/** A code or picture in a cell. */
export const drawn = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  verticalAlign: 'middle',
});

/** Sheet and notes, one below the other. */
export const parts = style({ display: 'grid', gap: space.md, minInlineSize: 0 });
