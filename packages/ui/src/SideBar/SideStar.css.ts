import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { entry } from './SideLine.css.ts';

const { color, motion, radius } = vars;

/** A button at the end of a line. */
const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  marginBlock: 'auto',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: color.onSidebarMuted,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.onSidebar, background: color.sidebarHover },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
});

/** The button that puts the entries of a group in order. */
export const arrange = style([mark, { insetInlineEnd: '8px' }]);

/** The star at the end of a line: quiet until the line is pointed at, reached by key or a favourite. */
export const star = style([
  mark,
  {
    opacity: 0,
    transition: `opacity ${motion.fast}`,
    selectors: {
      [`${entry}:is(:hover, :focus-within) > &, &[aria-pressed=true]`]: { opacity: 1 },
      '[aria-current=page] + &': { color: color.onSidebarActive },
      '[aria-current=page] + &:hover': { background: color.sidebarActive },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  },
]);

/** The star of a favourite is filled. */
globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' });
