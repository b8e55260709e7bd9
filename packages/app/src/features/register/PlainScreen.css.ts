import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** The page of one record: the way to it above its card, in line with the pages of lists. */
export const recordPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  padding: '5px',
});
