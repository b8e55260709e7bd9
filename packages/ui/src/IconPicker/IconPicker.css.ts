import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The button that shows the icon and opens the grid. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flex: 1,
  minInlineSize: 0,
  padding: `0 ${space.sm}`,
  border: 0,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** The button while nothing is chosen. */
export const blank = style({ color: color.textMuted });

/** The search and the grid. */
export const panel = style({
  display: 'grid',
  gap: space.sm,
  minInlineSize: 'min(320px, calc(100vw - 32px))',
  padding: space.sm,
});
/** What holds them over the page. */
export const dialog = style({ outline: 'none' });

/** The icons, as many in a row as there is room for. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5em, 1fr))',
  gridAutoRows: 'max-content',
  gap: space.xs,
  maxBlockSize: 'min(20rem, 50vh)',
  overflow: 'auto',
  outline: 'none',
});

/** One icon and its word. */
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: `${space.sm} ${space.xs}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: font.small,
  cursor: 'pointer',
  outline: 'none',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { background: color.rowHover },
    '&[data-selected]': { color: color.accentText, background: color.accentSoft, borderColor: color.accentMark },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** What stands where no icon matches. */
export const none = style({ gridColumn: '1 / -1', padding: space.md, textAlign: 'center', color: color.textMuted });
