import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The list of vertices beside the map. */
export const root = style({
  display: 'grid',
  gap: vars.space.sm,
  minInlineSize: 0,
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: 'minmax(11rem, 1fr) 2fr' } },
});
/** The list with its buttons. */
export const side = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minInlineSize: 0 });
/** The buttons under the list. */
export const buttons = style({ display: 'flex', gap: vars.space.sm, flexWrap: 'wrap' });
