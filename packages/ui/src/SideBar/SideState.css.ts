import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The entries to come. */
export const ghosts = style({ display: 'grid', gap: '2px', padding: space.sm });

/** One entry to come. */
export const ghost = style({
  height: `max(${size.control}, 40px)`,
  borderRadius: radius.control,
  background: color.sidebarHover,
});

/** What stands there when the menu did not come. */
export const fault = style({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  fontSize: font.small,
  color: color.onSidebar,
  overflowWrap: 'anywhere',
});

/** Tries again, in the colours of the bar. */
export const again = style({
  justifySelf: 'start',
  minHeight: `max(${size.controlSmall}, ${size.target})`,
  padding: `2px ${space.md}`,
  border: '1px solid currentColor',
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sidebarHover },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' },
  },
});
