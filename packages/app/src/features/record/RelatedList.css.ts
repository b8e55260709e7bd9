import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { size, space } = vars;

/** The room of titles, five rows and the way to other pages, so that nothing around moves when they come. */
export const room = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.sm,
  minBlockSize: `calc(6 * ${size.row} + ${size.control} + ${space.xl})`,
});

/** What takes the whole width of it. */
export const whole = style({ inlineSize: '100%' });
