import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { pinned } from '../columns/columnPins.css.ts';
import * as table from '../DataTable.css.ts';

const { color, size } = vars;
const height = `calc(var(--lt-span) * ${size.row} - 1px)`;

/** A cell that stands for several rows: it lies over the empty ones under it. On paper each row has its own. */
export const merged = style({
  '@media': {
    screen: {
      position: 'relative',
      zIndex: 0,
      blockSize: height,
      lineHeight: height,
      background: color.surface,
      selectors: { [`${table.frame}[data-wide] ${pinned}&`]: { zIndex: 2, background: color.surface } },
    },
  },
});

/** A cell under one that stands for it. */
export const covered = style({
  '@media': {
    screen: { selectors: { '&:focus-visible': { position: 'relative', zIndex: 2, background: color.surface } } },
  },
});

/** Its words: seen where it has the focus, and on paper. */
export const coveredText = style({
  '@media': {
    screen: {
      selectors: {
        'td:not(:focus-visible) > &': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
