import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The button, and beside it how long is recorded or what is missing. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
});

/** Minutes and seconds that were recorded. */
export const clock = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.text });

/** What is missing. */
export const said = style({
  fontSize: vars.font.small,
  lineHeight: vars.font.line,
  color: vars.color.textMuted,
});
