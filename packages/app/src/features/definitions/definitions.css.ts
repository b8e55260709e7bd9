import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, space } = vars;

/** What is wrong with a file, one under the other. */
export const findings = style({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' });

/** One thing that is wrong: its weight, then its words. */
export const finding = style({ display: 'flex', gap: space.sm, alignItems: 'baseline', overflowWrap: 'anywhere' });

/** The chosen files, one under the other. */
export const files = style({ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' });

/** A chosen file: its line, and what was found in it below. */
export const file = style({
  display: 'grid',
  gap: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
  paddingBlockEnd: space.md,
});

/** The line of a file. */
export const fileLine = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center' });

/** What a file is called; long names break. */
export const fileName = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Two versions to choose, beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

/** A form of few fields: no wider than its lines are read well. */
export const measure = style({ maxInlineSize: '40rem' });
