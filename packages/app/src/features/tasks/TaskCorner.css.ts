import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The place of long work, in the lower corner of the window, above the news of the moment. */
export const corner = style({
  position: 'fixed',
  insetBlockEnd: '88px',
  insetInlineEnd: space.xl,
  zIndex: 90,
  maxInlineSize: `calc(100vw - 2 * ${space.lg})`,
});
