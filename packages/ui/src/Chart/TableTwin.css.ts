import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The box in which a large table scrolls. */
export const scroller = style({
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  ':focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
});

/** The table. */
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: font.base, color: color.text });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.sm} ${space.md}`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
  fontWeight: 400,
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });

/** A column's heading, which stays visible. */
export const heading = style({
  selectors: {
    [`${table} &`]: {
      position: 'sticky',
      top: 0,
      fontWeight: 600,
      color: color.onTableHeader,
      background: color.tableHeader,
      whiteSpace: 'nowrap',
    },
  },
});

/** A number. */
export const figure = style({
  selectors: { [`${table} &`]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
});
