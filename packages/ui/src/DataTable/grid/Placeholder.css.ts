import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, space } = vars;

/** What is shown where there are no rows, in the middle of what is seen of the table. */
export const empty = style({
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: 'var(--lt-seen, 100%)',
  maxInlineSize: '100%',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '16em',
  padding: space.xl,
  color: color.textMuted,
  '@media': { print: { inlineSize: 'auto' } },
});

/** A line in place of a value that is on its way. */
export const bone = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: '60%',
  blockSize: '0.75em',
  borderRadius: radius.pill,
  background: color.sunken,
});
