import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { font, space } = vars;

/** The desk and what was handed out, beside each other where there is room. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space.md,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What is handed out. */
export const goods = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginBlock: space.md,
  fontSize: font.large,
});

/** What decides. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, marginBlockStart: space.md });
