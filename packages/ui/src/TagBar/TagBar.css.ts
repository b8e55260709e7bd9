import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;
const ring = { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' };

/** The bar of opened pages. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  paddingBlock: space.xs,
  color: color.text,
  '@media': { print: { display: 'none' } },
});

/** The tags, which scroll sideways without a scroll bar. */
export const strip = style({
  display: 'flex',
  flex: '1 1 auto',
  gap: space.xs,
  minWidth: 0,
  padding: '2px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

/** One tag with its two buttons. */
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: '14em',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  color: color.text,
  background: color.surface,
  fontSize: font.small,
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { color: color.accentText },
    '&[data-active]': { color: color.onAccent, background: color.accent, borderColor: color.accent, fontWeight: 500 },
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${color.focusRing}` },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': { borderColor: 'Highlight', borderWidth: '2px' } } } },
});

/** Shows the page. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  minHeight: `max(${size.controlSmall}, ${size.target})`,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring, '[data-active] > &:focus-visible': { outlineColor: color.onAccent } },
});

/** The words of a tag, cut where they are long. */
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The dot of changes that are not saved. */
export const dirty = style({ flex: 'none', width: '7px', height: '7px', borderRadius: '50%', background: 'currentColor', '@media': { '(forced-colors: active)': { background: 'CanvasText' } } });

/** Closes the page. */
export const close = style([face, { flex: 'none', justifyContent: 'center', minWidth: size.target, minHeight: size.target, paddingInline: 0 }]);
