import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, radius, shadow, size, space } = vars;

/** Widths from which the frame has room for more (specification, section 2). */
export const wide = { small: '(min-width: 768px)', medium: '(min-width: 992px)', large: '(min-width: 1200px)' };

globalStyle('html', { scrollPaddingTop: `calc(${size.topbar} + ${space.sm})` });

globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

/** The whole window. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

/** The bar across the top; it stays while the page scrolls. */
export const topbar = style({
  position: 'sticky',
  top: 0,
  zIndex: 100,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  height: size.topbar,
  paddingInline: space.sm,
  color: color.onTopbar,
  background: `linear-gradient(90deg, ${color.topbar}, ${color.topbarEnd}), ${color.canvas}`,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [wide.small]: { paddingInline: space.lg, gap: space.sm } },
});

/** What is beneath the top bar. */
export const body = style({ display: 'flex', flex: '1 1 auto', minWidth: 0 });

/** The side bar; under 992 px a drawer takes its place. */
export const sidebar = style({
  display: 'none',
  flex: 'none',
  position: 'sticky',
  top: size.topbar,
  alignSelf: 'flex-start',
  width: size.sidebar,
  height: `calc(100vh - ${size.topbar})`,
  overflowX: 'hidden',
  overflowY: 'auto',
  color: color.onSidebar,
  background: `linear-gradient(${color.sidebar}, ${color.sidebarEnd})`,
  borderInlineEnd: `1px solid ${color.border}`,
  '@media': { [wide.medium]: { display: 'block' } },
  selectors: { '&[data-narrow]': { width: `calc(${size.icon} + 2 * ${space.lg} + 2 * ${space.sm})` } },
});

/** The page. */
export const main = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: space.sm,
  outline: 'none',
  '@media': { [wide.small]: { padding: `${space.sm} ${space.gutter} ${space.gutter}` } },
});

/** The shape of a page, as far from the edges as the page will be. */
export const pageShape = style({ margin: '5px', padding: space.lg, borderRadius: radius.card, background: color.surface, boxShadow: shadow.card });

/** A page without a frame. */
export const backdrop = style({ display: 'grid', placeItems: 'center', minHeight: '100vh', padding: space.lg });
