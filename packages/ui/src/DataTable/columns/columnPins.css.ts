import { style, styleVariants } from '@vanilla-extract/css';
import { frame } from '../DataTable.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Marks the cells of a column that stays at an edge while the others scroll. */
export const pinned = style({});

const sticky = { position: 'sticky', zIndex: 1, background: 'inherit' } as const;
const unmoved = { insetInline: 'auto !important' } as const;

/**
 * What holds it there; sticky only where the others have scrolled under it or can, because each sticky cell is a layer
 * of its own.
 */
export const pin = styleVariants({
  start: [
    pinned,
    {
      '@media': {
        screen: {
          selectors: { [`${frame}[data-start] &`]: sticky, [`${frame}:not([data-start]) &`]: unmoved },
        },
      },
    },
  ],
  end: [
    pinned,
    {
      '@media': {
        screen: { selectors: { [`${frame}[data-wide] &`]: sticky, [`${frame}:not([data-wide]) &`]: unmoved } },
      },
    },
  ],
});

/** The shadow of the last column that stays, shown while others are under it. */
export const edge = styleVariants({
  start: {
    '@media': {
      screen: {
        selectors: {
          [`${frame}[data-start] &`]: { boxShadow: `1px 0 0 ${color.border}, 8px 0 10px -8px ${color.backdrop}` },
        },
      },
    },
  },
  end: {
    '@media': {
      screen: {
        selectors: {
          [`${frame}[data-end] &`]: { boxShadow: `-1px 0 0 ${color.border}, -8px 0 10px -8px ${color.backdrop}` },
        },
      },
    },
  },
});
