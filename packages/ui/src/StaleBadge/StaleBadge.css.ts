import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** The line. */
export const badge = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  color: color.textMuted,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});

/** The word for old data. */
export const age = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.warningText,
  fontWeight: font.strong,
});
