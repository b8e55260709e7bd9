import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The text over its buttons. */
export const box = style({ flexDirection: 'column' });

/** The text, in letters of one width. */
export const area = style({
  minBlockSize: '9em',
  padding: vars.space.sm,
  fontFamily: vars.font.mono,
  lineHeight: 1.6,
  resize: 'vertical',
  whiteSpace: 'pre',
  overflow: 'auto',
  tabSize: 2,
});

/** The buttons under the text. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  padding: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
