import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The picture with what is written on it. */
export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.sunken,
});

/** The picture, as large as its room. */
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** Who watches, and by which way, on a ground on which it can be read. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.font.small,
  pointerEvents: 'none',
});
