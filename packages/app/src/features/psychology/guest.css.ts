import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, space } = vars;

/** The page of a guest: one column, as wide as a person reads, the whole of a telephone. */
export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.lg,
  inlineSize: 'min(100%, 720px)',
  minBlockSize: '100vh',
  marginInline: 'auto',
  padding: space.lg,
  boxSizing: 'border-box',
  color: color.text,
});

/** What is read before a scale is begun, in large type. */
export const intro = style({ fontSize: '18px', lineHeight: 1.7, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Name, sex, age and telephone below each other. */
export const form = style({ display: 'grid', gap: space.lg });

/** The code of a link, which is shown this once. */
export const code = style({ display: 'grid', justifyItems: 'center', gap: space.md, fontSize: font.body });

/** Until when there is time, and the way out. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});
