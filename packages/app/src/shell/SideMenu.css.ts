import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, motion, radius, size, space } = vars;

/** The top level of the menu. */
export const tree = style({ display: 'grid', gap: '2px', padding: space.sm });

/** The entries of a group. */
export const below = style({ display: 'grid', gap: '2px', marginTop: '2px' });

/** A line of the menu: a link or the button of a group. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: `max(${size.control}, 40px)`,
  padding: `4px ${space.sm}`,
  paddingInlineStart: `calc(${space.sm} + var(--depth, 0) * 18px)`,
  border: 0,
  borderRadius: radius.control,
  color: color.onSidebarMuted,
  background: 'transparent',
  fontSize: font.base,
  lineHeight: 1.35,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&:hover': { color: color.onSidebar, background: color.sidebarHover },
    '&[data-within]': { color: color.onSidebar },
    '&[aria-current=page]': { color: color.onSidebarActive, background: color.sidebarActive, fontWeight: 500 },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
    '[data-narrow] &': { justifyContent: 'center', paddingInline: space.sm },
  },
});

/** The label of a line; in the narrow bar only screen readers meet it. */
export const words = style({ flex: '1 1 auto', minWidth: 0, selectors: { '[data-narrow] &': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } } });

/** Shows whether a group is unfolded. */
export const arrow = style({
  flex: 'none',
  transition: `transform ${motion.fast}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' }, '[data-narrow] &': { display: 'none' } },
});

/** What stands there when the menu did not come. */
export const fault = style({ display: 'grid', gap: space.sm, padding: space.md, fontSize: font.small, color: color.onSidebar });

/** One line of the menu while it comes. */
export const ghost = style({ height: '40px', borderRadius: radius.control, background: color.sidebarHover });

/** The button that fetches the menu again. */
export const again = style({
  minHeight: size.control,
  border: '1px solid currentColor',
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
});
