import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Icon and choice of more than two languages. */
export const several = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.sm,
});

/** One language of the list, in the page's colours, not the bar's. */
export const choice = style({ color: vars.color.text, backgroundColor: vars.color.raised });
