import { style, styleVariants } from '@vanilla-extract/css';
import { frame } from '../DataTable.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/**
 * A column that stays at its edge while the others scroll; sticky only where something can scroll, because each sticky
 * cell is composited.
 */
export const pinned = style({
  '@media': {
    screen: {
      selectors: {
        [`${frame}[data-wide] &`]: { position: 'sticky', zIndex: 1, background: 'inherit' },
        [`${frame}:not([data-wide]) &`]: { insetInline: 'auto !important' },
      },
    },
  },
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
