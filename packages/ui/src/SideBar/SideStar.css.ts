import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { entry } from './SideLine.css.ts';

const { color, motion, radius } = vars;

/** The star at the end of a line: quiet until the line is pointed at, reached by key or a favourite. */
export const star = style({
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
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: {
    [`${entry}:is(:hover, :focus-within) > &, &[aria-pressed=true]`]: { opacity: 1 },
    '&:hover': { color: color.onSidebar, background: color.sidebarHover },
    '[aria-current=page] + &': { color: color.onSidebarActive },
    '[aria-current=page] + &:hover': { background: color.sidebarActive },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});

/** The star of a favourite is filled. */
globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' });
