import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

/** What is exported beside its columns; below each other on narrow screens. */
export const sides = style({
  display: 'grid',
  gap: `${space.md} ${space.xl}`,
  '@media': { 'screen and (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** One side. */
export const side = style({ display: 'grid', alignContent: 'start', gap: space.lg, minInlineSize: 0 });

/** How far it is, or how it ended. */
export const news = style({ marginBlockStart: space.md, selectors: { '&:empty': { display: 'none' } } });
