import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, motion, radius, shadow, size, space } = vars;

/** Greeting and date. */
export const welcome = style({ display: 'grid', gap: space.xs, padding: space.sm });

/** The greeting. */
export const greeting = style({ fontSize: `calc(${font.title} * 1.3)`, fontWeight: 600 });

/** The day. */
export const date = style({ color: color.textMuted });

/** A group of the menu. */
export const group = style({ display: 'grid', gap: space.sm, marginTop: space.sm });

/** Name of a group. */
export const label = style({ paddingInline: space.xs, fontSize: font.large });

/** The registers of a group, as many beside each other as there is room for. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space.md,
});

/** One register, a link. */
export const register = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  height: '100%',
  padding: space.lg,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.surface,
  boxShadow: shadow.card,
  textDecoration: 'none',
  transition: `border-color ${motion.fast}`,
  selectors: { '&:hover': { color: color.accentText, borderColor: color.accent } },
});

/** Its icon. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: radius.control,
  color: color.accentText,
  background: color.accentSoft,
});

/** Its name. */
export const words = style({ flex: '1 1 auto', minWidth: 0, fontWeight: 500 });

/** Where it leads, drawn towards the end of the line. */
export const onward = style({ display: 'inline-flex', selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

/** The newest of a kind. */
export const newsList = style({ display: 'grid' });

/** One piece of news, a button as wide as its card. */
export const news = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.md,
  inlineSize: '100%',
  minBlockSize: size.target,
  paddingBlock: space.xs,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.control,
  color: color.text,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.accentText, background: color.accentSoft } },
});

/** What it is about, in one line. */
export const newsTitle = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-unread]': { fontWeight: 600 } },
});

/** When it came. */
export const newsTime = style({ flex: 'none', color: color.textMuted, fontSize: font.small });

/** The ring around the element that a step of the tour describes. */
export const ring = style({
  position: 'fixed',
  zIndex: 130,
  border: `3px solid ${color.focusRing}`,
  borderRadius: radius.control,
  pointerEvents: 'none',
  transition: `all ${motion.fast}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** The text of the tour, in a corner beside the element it describes. */
export const tour = style({
  position: 'fixed',
  zIndex: 131,
  insetBlockEnd: space.xl,
  insetInlineEnd: space.xl,
  inlineSize: 'min(360px, calc(100vw - 32px))',
  boxShadow: shadow.overlay,
  borderRadius: radius.card,
});
