import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

/** A ruled grid of facts; one column on narrow screens. */
export const descriptions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--lt-columns), minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.border,
  overflow: 'hidden',
  '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** One fact. */
export const entry = style({
  display: 'grid',
  gridColumn: 'span var(--lt-span)',
  gridTemplateColumns: 'minmax(96px, 9em) minmax(0, 1fr)',
  background: color.surface,
  '@media': { '(max-width: 767px)': { gridColumn: 'span 1' } },
});

/** What it is. */
export const label = style({
  padding: `${space.sm} ${space.md}`,
  color: color.onTableHeader,
  background: color.tableHeader,
});

/** How it is. */
export const value = style({ minWidth: 0, padding: `${space.sm} ${space.md}`, overflowWrap: 'anywhere' });
