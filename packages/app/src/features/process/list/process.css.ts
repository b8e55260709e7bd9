import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { space } = vars;
const NARROW = 'screen and (max-width: 767px)';

/** The filters of a list: as many beside each other as fit. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: `${space.md} ${space.lg}`,
  alignItems: 'end',
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The filters and what unfolds them. */
export const search = style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The button that unfolds the filters on a phone, where they would take the room of the rows. */
export const folder = style({
  '@media': { 'screen and (min-width: 768px)': { display: 'none' }, print: { display: 'none' } },
});

/** The filters folded away. */
export const folded = style({ '@media': { [NARROW]: { display: 'none' } } });

/** The buttons of the filters. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** What stands above a list. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  alignItems: 'center',
  paddingBlockEnd: space.md,
});

/** What is of use with a keyboard alone, left out on a telephone. */
export const byKeyboard = style({ '@media': { [NARROW]: { display: 'none' } } });

/** Room that pushes what follows to the end. */
export const grow = style({ flex: '1 1 auto' });

/** Where paging stands, in sight once the rows are, so that it does not jump where they are few. */
export const foot = style({
  display: 'flex',
  justifyContent: 'end',
  paddingBlockStart: space.md,
  selectors: { '&[data-coming]': { visibility: 'hidden' } },
});

/** The cards of a list, one under the other. */
export const stack = style({ display: 'grid', gap: space.gutter, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The page of a task: what is asked and decided beside what happened, where there is room. */
export const split = style({
  display: 'grid',
  gap: space.gutter,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { 'screen and (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** A tag in a line of words, with its moment as a hint. */
export const inline = style({ display: 'inline-flex', verticalAlign: 'middle' });

/** Cards that belong together, below their name. */
export const group = style({ display: 'grid', gap: space.sm, gridTemplateColumns: 'minmax(0, 1fr)' });

/** A process that may be started: its words above, what can be done below. */
export const process = style({ display: 'grid', gap: space.md, alignContent: 'space-between', blockSize: '100%' });

/** The buttons under a form. */
export const submit = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, paddingBlockStart: space.lg });
