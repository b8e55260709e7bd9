import { style } from '@vanilla-extract/css';

/** Even columns; their number grows with the window at 768, 992 and 1200 px. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--lt-grid-xs), minmax(0, 1fr))',
  '@media': {
    '(min-width: 768px)': { gridTemplateColumns: 'repeat(var(--lt-grid-sm), minmax(0, 1fr))' },
    '(min-width: 992px)': { gridTemplateColumns: 'repeat(var(--lt-grid-md), minmax(0, 1fr))' },
    '(min-width: 1200px)': { gridTemplateColumns: 'repeat(var(--lt-grid-lg), minmax(0, 1fr))' },
  },
});

/** As many columns as fit, each at least so wide. */
export const fitted = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--lt-grid-least)), 1fr))',
});
