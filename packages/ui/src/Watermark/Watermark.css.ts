import { style } from '@vanilla-extract/css';

/** What is marked. */
export const holder = style({ position: 'relative', minInlineSize: 0 });

/** The pattern over it; takes no pointer and stays on paper. */
export const pattern = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  userSelect: 'none',
  // One grey for light and dark grounds, so that a switch of theme does not paint the window's mark anew.
  color: '#808080',
  opacity: 0.08,
  '@media': { '(prefers-contrast: more)': { opacity: 0.06 } },
});

/** The whole window, also the dialogs in it. */
export const fixed = style({ position: 'fixed', zIndex: 101 });
