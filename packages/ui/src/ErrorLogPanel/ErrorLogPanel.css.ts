import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** Buttons, news and table, one below the other. */
export const panel = style({ display: 'grid', gap: space.md, minWidth: 0 });

/** The buttons. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** Scrolls sideways where the table has no room. */
export const scroll = style({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } },
});

/** The table of errors. */
export const table = style({ width: '100%', minWidth: '640px', borderCollapse: 'collapse', color: color.text });

/** The name of a column. */
export const head = style({
  padding: `${space.sm} ${space.md}`,
  textAlign: 'start',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: color.onTableHeader,
  background: color.tableHeader,
});

/** One value. */
export const cell = style({
  padding: `${space.sm} ${space.md}`,
  verticalAlign: 'top',
  borderTop: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

/** When it happened. */
export const time = style([cell, { whiteSpace: 'nowrap' }]);

/** Opens the stack. */
export const summary = style({
  minHeight: vars.size.target,
  width: 'max-content',
  color: color.accentText,
  cursor: 'pointer',
});

/** The stack. */
export const stack = style({
  margin: 0,
  padding: space.sm,
  whiteSpace: 'pre-wrap',
  fontFamily: font.mono,
  fontSize: font.small,
  borderRadius: radius.control,
  color: color.text,
  background: color.sunken,
});
