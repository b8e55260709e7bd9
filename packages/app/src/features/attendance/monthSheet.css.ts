import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { space } = vars;

/** The keys of the monthly sheet, above its days. */
export const sheetButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockEnd: space.md });
