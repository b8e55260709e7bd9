import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { space } = vars;

/** What is read before a scale is begun, in large type. */
export const intro = style({ fontSize: '18px', lineHeight: 1.7, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Until when there is time, and the way out. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});
