import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

/** The row of what stands open under another. */
export const detailRow = style({
  display: 'block',
  background: color.sunken,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { print: { display: 'table-row' } },
});

/** Its one cell. */
export const detailCell = style({
  display: 'block',
  padding: 0,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' } },
  '@media': { print: { display: 'table-cell' } },
});

/** What is shown: as wide as what is seen of the table, wherever that is scrolled to. */
export const detail = style({
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: 'var(--lt-seen, 100%)',
  maxInlineSize: '100%',
  padding: `${space.md} ${space.lg}`,
  lineHeight: font.line,
  '@media': { print: { position: 'static', inlineSize: 'auto' } },
});

/** The head of the rows under it takes little room. */
export const slim = style({ selectors: { '&&': { padding: `2px ${space.md}` } } });
