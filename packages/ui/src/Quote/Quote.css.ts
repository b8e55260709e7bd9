import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Words of somebody else, beside a line. */
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `3px solid ${vars.color.accentMark}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
