import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, shape, size, space } = vars;

/** A line with its star. */
export const entry = style({ position: 'relative', display: 'block' });

/** A line of the menu: a link or the button of a group. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: `max(${size.control}, 40px)`,
  paddingBlock: '4px',
  paddingInlineStart: `calc(${space.lg} - ${shape.entryInset} + ${space.xs} + var(--depth, 0) * 18px)`,
  paddingInlineEnd: `calc(${space.lg} - ${shape.entryInset})`,
  border: 0,
  borderRadius: shape.entry,
  color: color.onSidebarMuted,
  background: 'transparent',
  fontSize: font.base,
  lineHeight: 1.35,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `background-color ${motion.fast}, color ${motion.fast}` },
    '&[data-folding][aria-expanded=true]': { color: color.onSidebar, fontWeight: 500 },
    '&:hover, &[aria-expanded=true]:not([data-folding])': { color: color.onSidebar, background: color.sidebarHover },
    '&[data-within]': { color: color.onSidebar, fontWeight: 500 },
    '&[aria-current=page], [data-narrow] &[data-within]': {
      color: color.onSidebarActive,
      background: color.sidebarActive,
      fontWeight: 500,
    },
    '&[aria-current=page]::before, [data-narrow] &[data-within]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: shape.entryMark,
      borderRadius: `min(${shape.entryMark}, ${shape.entry})`,
      background: 'currentColor',
    },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
    [`${entry} > &`]: { paddingInlineEnd: '34px' },
    '[data-narrow] &[data-first]': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      paddingBlock: space.xs,
      paddingInline: '2px',
      textAlign: 'center',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current=page], [data-narrow] &[data-within]': { border: '2px solid Highlight' } },
    },
  },
});

/** The words of a line. */
export const words = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' });

/** The words of the first level in the narrow bar, below their icon; only a word wider than the bar is parted. */
export const under = style({
  fontSize: `calc(${font.small} - 1px)`,
  lineHeight: 1.25,
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

/** The arrow of a group; it points the way the text runs, or down when the group is unfolded in place. */
export const arrow = style({
  flex: 'none',
  transition: `transform ${motion.fast}`,
  selectors: {
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
    '[data-folding][aria-expanded=true] > &': { transform: 'rotate(90deg)' },
  },
});
