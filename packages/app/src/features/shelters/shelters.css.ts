import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { space } = vars;

/** Shelters beside each other where there is room. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: `${space.md} ${space.lg}`,
  margin: 0,
  marginBlockStart: space.md,
  padding: 0,
  listStyle: 'none',
});
