import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A small inverted label; its colours are text on surface, turned round. */
export const tooltip = style({
  maxWidth: '280px',
  padding: '4px 8px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.font.small,
  lineHeight: 1.5,
  color: vars.color.surface,
  background: vars.color.text,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
});
