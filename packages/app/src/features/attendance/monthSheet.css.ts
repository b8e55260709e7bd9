import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { size, space } = vars;

/** The keys of the monthly sheet, above its days; their line is there before they are. */
export const sheetButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  minBlockSize: size.controlSmall,
  marginBlockEnd: space.md,
  '@media': { print: { display: 'none' } },
});
