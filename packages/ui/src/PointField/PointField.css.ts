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
/** Both in one line above the map, where they are only told. */
export const told = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  margin: `0 0 ${vars.space.xs}`,
  fontSize: vars.font.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** One of them, its name before it. */
export const axis = style({ display: 'inline', margin: 0, marginInlineEnd: vars.space.xs });
/** The way to fill in the position of the device, between the inputs and the map. */
export const locate = style({ marginBlockEnd: vars.space.sm });
