import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

/** The bars, one under the other; they pulse together, because each animated element is composited. */
export const skeleton = style({
  display: 'flex',
  flexDirection: 'column',
  animation: `${pulse} 1.6s ease-in-out infinite`,
});

/** The place of one line or row, of its final height. */
export const slot = style({ display: 'flex', alignItems: 'center' });

/** Ruled like the rows of a table. */
export const ruled = style({ paddingInline: vars.space.md, borderBottom: `1px solid ${vars.color.border}` });

/** What is drawn in it. */
export const bar = style({
  height: '0.9em',
  maxHeight: '70%',
  borderRadius: vars.radius.control,
  background: vars.color.border,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
