import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** Groups beside each other, as many as there is room for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: `${space.md} ${space.xl}`,
  alignItems: 'start',
});

/** Warnings or steps one below the other. */
export const lines = style({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' });

/** Steps, below what they are called. */
export const steps = style([lines, { marginBlockStart: space.sm }]);

/** One of them: what it is, and what can be done about it at the end. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.control,
  border: `1px solid ${color.border}`,
  selectors: { '&[data-done]': { borderColor: 'transparent', background: color.sunken } },
});

/** What it is, with a line below. */
export const words = style({ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: '2px', overflowWrap: 'anywhere' });

/** The line below. */
export const note = style({ color: color.textMuted, fontSize: font.small });

/** Buttons at the end. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, marginInlineStart: 'auto' });

/** The checklist, and beside it what the plan calls on. */
export const sides = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { 'screen and (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
