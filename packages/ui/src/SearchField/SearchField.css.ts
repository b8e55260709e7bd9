import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The magnifying glass before the text. */
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineStart: vars.space.sm,
  color: vars.color.textMuted,
});

globalStyle(`${icon} + input::-webkit-search-cancel-button`, { display: 'none' });
