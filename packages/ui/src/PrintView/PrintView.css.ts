import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space } = vars;

/** The settings beside the paper; above it on narrow screens. */
export const sides = style({
  display: 'grid',
  gap: `${space.md} ${space.xl}`,
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});

/** The settings. */
export const settings = style({ display: 'grid', alignContent: 'start', gap: space.md, minInlineSize: 0 });

/** What will be printed. */
export const paper = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space.sm,
  minInlineSize: 0,
});

/** The first rows as a document of its own, white as paper is. */
export const frame = style({
  inlineSize: '100%',
  blockSize: 'min(60vh, 36rem)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
});
