import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, space } = vars;

/** The page of somebody without an account: one column, as wide as a person reads, the whole of a telephone. */
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

/** What the page is about, and its language. */
export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.md });

/** Fields below each other. */
export const form = style({ display: 'grid', gap: space.lg });

/** A code to be scanned, with words below it. */
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  fontSize: font.body,
  textAlign: 'center',
});

/** Buttons beside each other, as large as thumbs. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
