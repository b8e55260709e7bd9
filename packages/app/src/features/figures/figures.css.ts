import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { space } = vars;

/** What is asked beside its answer where there is room, above it elsewhere. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 400px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A figure: how it is made, of which number, and the way to drop it. */
export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  alignItems: 'end',
  gap: space.sm,
});

/** Buttons beside the heading. */
export const actions = style({ display: 'flex', gap: space.sm });

/** The answer: chart above the table. */
export const answer = style({ display: 'grid', gap: space.md, minWidth: 0 });
