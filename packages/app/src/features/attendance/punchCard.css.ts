import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { space } = vars;

/** The shift of today and the key beside it; below it on narrow screens. */
export const day = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'center',
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** When it was clocked, and how it was judged. */
export const punch = style({ display: 'inline-flex', alignItems: 'center', gap: space.sm });
