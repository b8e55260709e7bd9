import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, size, space } = vars;

/** The head of a group: its value, how many rows it has, and sums. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${space.lg}`,
  minBlockSize: `calc(${size.controlSmall} - 2px)`,
  alignContent: 'center',
  color: color.text,
});

/** What the group has in common. */
export const name = style({ fontWeight: font.strong, overflowWrap: 'anywhere' });

/** The name of the field before it. */
export const label = style({ color: color.textMuted, fontWeight: 400, marginInlineEnd: space.xs });

/** A number of the group. */
export const figure = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
