import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The stars and their word. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minBlockSize: vars.size.control,
});
/** The stars. */
export const stars = style({ display: 'inline-flex' });

/** One star, to be clicked. */
export const star = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: `max(${vars.size.target}, 1.9em)`,
  blockSize: `max(${vars.size.target}, 1.9em)`,
  borderRadius: vars.radius.control,
  color: vars.color.borderControl,
  cursor: 'pointer',
  selectors: {
    '&[data-on]': { color: vars.color.accentMark },
    '&:focus-within': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { color: 'ButtonText', selectors: { '&[data-on]': { color: 'Highlight' } } } },
});

/** The native radio over its star, unseen. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
/** What the stars say in words. */
export const word = style({ color: vars.color.textMuted });
