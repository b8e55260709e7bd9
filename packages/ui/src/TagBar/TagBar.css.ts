import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, shape, size, space } = vars;
const ring = { outline: '2px solid currentColor', outlineOffset: '-2px' };

/** The bar of opened pages. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  color: color.onTagbar,
  background: color.tagbar,
  '@media': { print: { display: 'none' } },
});

/** The tags, which scroll sideways without a scroll bar. */
export const strip = style({
  display: 'flex',
  flex: '1 1 auto',
  gap: '4px',
  minWidth: 0,
  padding: shape.tagInset,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

/** One tag with its two buttons. */
export const tag = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  maxWidth: '14em',
  overflow: 'hidden',
  border: `1px solid ${color.tagLine}`,
  borderRadius: shape.tag,
  color: color.onTagbar,
  fontSize: font.small,
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `background-color ${motion.fast}` },
    '&:hover': { background: color.tagHover },
    '&[data-active]': { color: color.onTagActive, background: color.tagActive, fontWeight: 500 },
    '&[data-active]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: shape.tagMark,
      background: 'currentColor',
      pointerEvents: 'none',
    },
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${color.focusRing}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-active]': { borderColor: 'Highlight', borderWidth: '2px' } } },
  },
});

/** Shows the page. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
  minHeight: `max(${size.controlSmall}, ${size.target}, 30px)`,
  paddingInline: space.md,
  border: 0,
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': ring,
    '&[data-tag]::before': {
      content: '""',
      flex: 'none',
      width: shape.tagDot,
      height: shape.tagDot,
      marginInlineEnd: `calc(${shape.tagDot} / 4)`,
      borderRadius: '50%',
      background: color.border,
    },
    '[data-active] > &[data-tag]::before': { background: color.accentMark },
    '[data-tag] + &': { marginInlineStart: '-8px' },
  },
});

/** The words of a tag, cut where they are long. */
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The dot of changes that are not saved. */
export const dirty = style({
  flex: 'none',
  width: '7px',
  height: '7px',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

/** Closes the page. */
export const close = style([
  face,
  { flex: 'none', justifyContent: 'center', minWidth: size.target, minHeight: size.target, paddingInline: 0 },
]);
