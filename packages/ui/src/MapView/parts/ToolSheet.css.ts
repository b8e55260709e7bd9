import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** What a tool says, at the foot of the map. */
export const sheet = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: vars.space.sm,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100% - 16px)',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
});
/** Buttons that open the tools, in the bar of the map. */
export const menu = style({ display: 'grid', gap: vars.space.xs });
