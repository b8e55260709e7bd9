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
export const panel = style({ display: 'grid', gap: space.sm, inlineSize: '320px', maxInlineSize: '100%', padding: space.sm, outline: 'none' });

/** The icons, four in a row. */
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space.xs, maxBlockSize: '280px', overflow: 'auto', outline: 'none' });

/** One icon and its word. */
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  padding: space.xs,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: font.small,
  cursor: 'pointer',
  outline: 'none',
  overflow: 'hidden',
  selectors: {
    '&[data-hovered]': { background: color.rowHover },
    '&[data-selected]': { color: color.accentText, background: color.accentSoft, borderColor: color.accent },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** What stands where no icon matches. */
export const none = style({ gridColumn: '1 / -1', padding: space.md, textAlign: 'center', color: color.textMuted });
