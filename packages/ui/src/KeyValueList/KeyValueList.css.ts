import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The rows and the button that adds one. */
export const list = style({ display: 'grid', gap: vars.space.sm, justifyItems: 'start', minInlineSize: 0 });
/** One row: key, value and buttons, in two lines on narrow screens. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  inlineSize: '100%',
  alignItems: 'start',
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' } },
});
/** The buttons of a row. */
export const acts = style({ display: 'flex', gap: vars.space.xs });
