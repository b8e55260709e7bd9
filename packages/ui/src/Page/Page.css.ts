import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The whole of a screen inside the frame: what the bars and the crumbs leave of the window, and more where it holds more. */
export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, flex: '1 1 auto' });

/** Title at the start, actions at the end. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.sm,
});
