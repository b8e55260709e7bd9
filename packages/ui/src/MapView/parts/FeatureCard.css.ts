import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** What is told of a feature, beside it on the map. */
export const card = style({
  position: 'absolute',
  zIndex: 3,
  inlineSize: 'max-content',
  maxInlineSize: 'min(17rem, calc(100% - 16px))',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[data-hover]': { pointerEvents: 'none' } },
});
/** Its name. */
export const name = style({ margin: 0, fontSize: vars.font.base, fontWeight: vars.font.strong });
/** What it is. */
export const kind = style({ margin: 0, color: vars.color.textMuted });
/** What is known of it. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.sm,
  margin: `${vars.space.xs} 0 0`,
});
/** Name of a fact. */
export const term = style({ color: vars.color.textMuted });
/** Value of a fact. */
export const value = style({ margin: 0 });
/** What can be done. */
export const actions = style({ display: 'flex', gap: vars.space.xs, marginBlockStart: vars.space.xs });
