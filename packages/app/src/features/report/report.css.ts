import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { space } = vars;

/** What is asked, in one line where there is room. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, 200px) minmax(160px, 260px) minmax(160px, 320px)',
  alignItems: 'end',
  gap: space.md,
  marginBlockEnd: space.md,
  '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A checkbox beside fields: it has no label above and no room for an error below, so it stands at their middle. */
export const besideFields = style({ '@media': { '(min-width: 768px)': { alignSelf: 'center' } } });

/** Charts beside each other where there is room. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  gap: space.md,
});

/** What is said of a report above its figures; no room where nothing is. */
export const note = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space.md } } });

/** The keys of what is said above a report, one below the other where the screen is narrow. */
export const noteKeys = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
