import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const WIDE = 'screen and (min-width: 768px)';

/** The buttons between the lists: two by two on narrow screens, one under the other on wide ones. */
export const moves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.sm,
  '@media': { [WIDE]: { gridTemplateColumns: 'auto', alignContent: 'center' } },
});

/** The arrow of a button: down and up on narrow screens, along the line on wide ones. */
export const arrow = style({
  display: 'inline-flex',
  transform: 'rotate(90deg)',
  '@media': { [WIDE]: { transform: 'none' } },
  selectors: { '[dir=rtl] &': { '@media': { [WIDE]: { transform: 'scaleX(-1)' } } } },
});
