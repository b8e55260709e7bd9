import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, shadow, shape, size, space } = vars;
const fade = `linear-gradient(${color.sidebar}, ${color.sidebarEnd})`;
const ground = `${fade}, ${color.canvas}`;

/** A scroll bar of the side bar's colours: Firefox draws that of the page, a light strip beside dark entries. */
const scrollbarColor = `${color.onSidebarMuted} ${color.sidebar}`;

/** The side bar: the first level, and beside it the panel. */
export const side = style({
  position: 'relative',
  width: size.sidebar,
  height: '100%',
  color: color.onSidebar,
  background: fade,
  borderInlineEnd: `1px solid ${color.sidebarLine}`,
  selectors: { '&[data-narrow]': { width: size.sidebarNarrow } },
  '@media': { print: { display: 'none' } },
});

/** What scrolls: the first level. */
export const scroll = style({ height: '100%', overflowX: 'hidden', overflowY: 'auto', scrollbarColor });

/** The panel with the children of a first-level entry. */
export const panel = style({
  flex: 'none',
  maxHeight: '100%',
  overflow: 'auto',
  scrollbarColor,
  overscrollBehavior: 'contain',
  outline: 'none',
  borderStartEndRadius: radius.card,
  borderEndEndRadius: radius.card,
  color: color.onSidebar,
  background: ground,
  boxShadow: shadow.overlay,
  pointerEvents: 'auto',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Entries, one below the other. */
export const list = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: space.sm,
  paddingInline: shape.entryInset,
  selectors: {
    '& &': { padding: 0 },
    // Words under their icon get the room that the theme leaves beside its entries.
    '[data-narrow] > nav:first-child > &': { paddingInline: `min(${shape.entryInset}, 4px)` },
    [`${panel} > &`]: { display: 'block', columns: `var(--columns) calc(${size.sidebar} * 0.75)`, columnGap: 0 },
  },
});

/** The entries of a group, below it. */
export const below = style({ display: 'grid', gap: '2px', marginTop: '2px' });

/** Holds the panel beside its entry; the space above it gives way where the panel would leave the window. */
export const beside = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  zIndex: 90,
  display: 'flex',
  flexDirection: 'column',
  width: `calc(var(--columns, 1) * ${size.sidebar})`,
  maxWidth: `calc(100vw - ${size.sidebar} - ${space.sm})`,
  pointerEvents: 'none',
  selectors: { '[data-narrow] > &': { maxWidth: `calc(100vw - ${size.sidebarNarrow} - ${space.sm})` } },
  '::before': { content: '""', flex: `0 1 calc(var(--beside, 0px) - ${space.sm})` },
});

/** Favourites and the like, apart from the areas below them. */
export const apart = style([
  below,
  { paddingBottom: space.xs, marginBottom: space.xs, borderBottom: `1px solid ${color.sidebarLine}` },
]);

/** An entry or a short group of the panel, which no column parts. */
export const section = style({ breakInside: 'avoid' });

/** The name of a group in the panel. */
export const heading = style({
  '@supports': { '(break-after: avoid)': { breakAfter: 'avoid' } },
  padding: `${space.sm} ${space.sm} 2px`,
  paddingInlineStart: `calc(${space.lg} - ${shape.entryInset} + ${space.xs})`,
  fontSize: vars.font.small,
  fontWeight: 600,
  color: color.onSidebarMuted,
  selectors: { '[data-narrow] > nav:first-child li > &': { paddingInline: '2px', textAlign: 'center' } },
});

/** The menu over the page, for small screens. */
export const drawer = style({
  position: 'fixed',
  top: 0,
  bottom: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  width: `min(calc(${size.sidebar} + 40px), 85vw)`,
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  scrollbarColor,
  border: 0,
  color: color.onSidebar,
  background: ground,
  boxShadow: shadow.overlay,
  selectors: { '&::backdrop': { background: color.backdrop } },
});
