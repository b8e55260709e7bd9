import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, size, space } = vars;

/** The question above, the lists below. */
export const relations = style({ display: 'grid', gap: space.md, paddingBlockStart: space.md });

/** Which grid is asked about. */
export const question = style({ maxInlineSize: '360px' });

/** The lists beside each other where there is room. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space.lg,
});

/** One list with its name. */
export const part = style({ display: 'grid', alignContent: 'start', gap: space.sm, minInlineSize: 0 });

/** Its entries, parted by lines. */
export const entries = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One of them: its name and its way. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: size.target,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.border}`,
});

/** Name and level. */
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
