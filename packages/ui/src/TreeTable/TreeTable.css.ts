import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The message about refused rows above the table. */
export const frame = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  blockSize: '100%',
});

/** Where the table stands, whether or not there is a message. */
export const table = style({ gridRow: 2, minBlockSize: 0 });
