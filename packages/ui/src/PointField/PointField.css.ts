import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The two inputs and the map, without the look of a native fieldset. */
export const field = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
/** The name of the point. */
export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xs,
  fontSize: vars.font.base,
  lineHeight: vars.font.line,
  color: vars.color.text,
});
/** Longitude beside latitude where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  columnGap: vars.space.xl,
  marginBlockEnd: vars.space.xs,
});
/** The way to fill in the position of the device, between the inputs and the map. */
export const locate = style({ marginBlockEnd: vars.space.sm });
