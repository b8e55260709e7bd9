import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The button, and beside it or below what became of the last press. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
});
/** What is missing, or how exact the position is. */
export const said = style({ fontSize: vars.font.small, lineHeight: vars.font.line, color: vars.color.textMuted });
