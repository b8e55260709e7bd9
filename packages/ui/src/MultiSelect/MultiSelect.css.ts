import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The chips inside the trigger. */
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3px',
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: '3px',
});

/** A chosen option. */
export const chip = style({
  maxInlineSize: '100%',
  padding: `1px ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
  fontSize: vars.font.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** What stands while nothing is chosen. */
export const placeholder = style({ color: vars.color.textMuted });
