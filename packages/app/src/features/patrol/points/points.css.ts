import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, size, space } = vars;
const WIDE = 'screen and (min-width: 768px)';

/** What is chosen, below each other. */
export const parts = style({ display: 'grid', gap: space.md, minInlineSize: 0 });

/** How long the way is, and the proposal of a shorter one. */
export const way = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** When and by whom points are visited. */
export const visits = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

/** Its heading. */
export const heading = style({ margin: 0, fontSize: font.base, fontWeight: 500 });

/** The points in order. */
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One of them: number and name, then time and executor, below them on narrow screens. */
export const visit = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.target,
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': {
    [WIDE]: {
      gridTemplateColumns: '24px minmax(0, 1fr) 160px',
      selectors: { '&[data-members]': { gridTemplateColumns: '24px minmax(0, 1fr) 160px 200px' } },
    },
  },
});

/** Its name. */
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
