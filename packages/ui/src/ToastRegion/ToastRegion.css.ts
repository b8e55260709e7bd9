import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, motion, radius, shadow, size, space } = vars;

/**
 * Where news stands, newest first: under top bar and tags in the middle, where no window has its buttons and no list
 * its pages.
 */
export const region = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  position: 'fixed',
  top: `calc(${size.topbar} + max(${size.controlSmall}, ${size.target}, 30px) + ${space.lg})`,
  insetInline: 0,
  zIndex: 200,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 32px)',
  marginInline: 'auto',
  borderRadius: radius.card,
});

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

/** One piece of news. */
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '380px',
  maxWidth: '100%',
  paddingBlock: space.sm,
  paddingInline: `${space.lg} ${space.sm}`,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  animation: `${enter} ${motion.normal} ease-out`,
});

/** The icon, in the colour of its tone. */
export const mark = styleVariants(
  { success: color.successText, critical: color.criticalText, info: color.infoText },
  (value) => ({ display: 'flex', color: value }),
);

/** The words take the room there is. */
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
