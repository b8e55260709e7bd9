import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { radius, shadow, size, space, color } = vars;

globalStyle('html', { scrollPaddingTop: `calc(${size.topbar} + ${space.sm})` });

globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

/** Keeps the distance of the shape inside, so that it does not move what is around. */
export const pagePlace = style({ display: 'flow-root' });

/** The shape of a page, as far from the edges as the page will be. */
export const pageShape = style({
  margin: '5px',
  padding: space.lg,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.card,
});

/** A page without a frame. */
export const backdrop = style({ display: 'grid', placeItems: 'center', minHeight: '100vh', padding: space.lg });

/** What failed, in the middle of its place. */
export const faultPlace = style({ display: 'grid', alignContent: 'center', flex: '1 1 auto', minHeight: '40vh' });

/** A page that fills the window. */
export const full = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

/** A page of another product, as large as the page has room. */
export const embedded = style({
  display: 'block',
  flex: '1 1 auto',
  width: '100%',
  minHeight: '70vh',
  border: 0,
  borderRadius: radius.card,
  background: color.surface,
});

/** The room of the tools of the bar that come later: three buttons on phones, six elsewhere. */
export const toolsRoom = style({
  flex: 'none',
  inlineSize: 110,
  '@media': { '(min-width: 768px)': { inlineSize: 244 } },
});
