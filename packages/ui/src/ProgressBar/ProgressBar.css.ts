import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The line at the very top of the page. */
export const track = style({
  position: 'fixed',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 300,
  height: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
});

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } });
const wait = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** What fills it: quick at first, ever slower; unseen for the first tenth of a second. */
export const fill = style({
  height: '100%',
  background: vars.color.accentMark,
  transformOrigin: 'left',
  animation: `${grow} 8s cubic-bezier(0.05, 0.8, 0.2, 1) forwards, ${wait} 1ms 100ms backwards`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
