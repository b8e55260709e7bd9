import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

/** The place of a point in the order of its patrol. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.pill,
  background: vars.color.neutralSoft,
  color: vars.color.text,
  fontSize: vars.font.small,
});
