import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

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
  color: vars.color.watermark,
  opacity: 0.07,
  '@media': { '(prefers-contrast: more)': { opacity: 0.05 } },
});

/** The whole window, also the dialogs in it. */
export const fixed = style({ position: 'fixed', zIndex: 101 });
