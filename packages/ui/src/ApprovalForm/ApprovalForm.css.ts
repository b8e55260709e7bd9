import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The form: what is wrong, the opinion, its phrases and the deciding buttons. */
export const form = style({ display: 'grid', gap: vars.space.md, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The phrases, as many in a line as fit. */
export const phrases = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The name of the phrases. */
export const name = style({ color: vars.color.textMuted, fontSize: vars.font.small, marginInlineEnd: vars.space.xs });

/** The deciding buttons. */
export const decisions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
