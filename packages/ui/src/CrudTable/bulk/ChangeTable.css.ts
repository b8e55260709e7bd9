import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** The value that goes. */
export const gone = style({ color: color.textMuted, textDecoration: 'line-through' });

/** What became of a record. */
export const outcome = style({
  selectors: {
    '&[data-tone="good"]': { color: color.successText },
    '&[data-tone="bad"]': { color: color.criticalText },
  },
});
