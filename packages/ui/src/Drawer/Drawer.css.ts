import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, motion, shadow } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

/** The veil over the page. */
export const veil = style({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 100,
  display: 'flex',
  width: '100vw',
  height: 'var(--visual-viewport-height)',
  background: color.backdrop,
  animation: `${appear} ${motion.fast} ease-out`,
  selectors: { '&[data-side="end"]': { justifyContent: 'flex-end' } },
});

/** The sheet along one edge of the window. */
export const sheet = style({
  display: 'flex',
  maxWidth: 'calc(100vw - 48px)',
  height: '100%',
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  borderInlineStart: '1px solid transparent',
  animation: `${fromEnd} ${motion.normal} ease-out`,
  selectors: {
    '[data-side="start"] > &, [dir="rtl"] [data-side="end"] > &': { animationName: fromStart },
    '[dir="rtl"] [data-side="start"] > &': { animationName: fromEnd },
  },
  '@media': { '(max-width: 767px)': { width: '100% !important', maxWidth: '100%' } },
});
