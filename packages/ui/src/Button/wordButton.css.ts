import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A button within a sentence, such as the one that reads or searches again: underlined words of the text around it. */
export const wordButton = style({
  minBlockSize: vars.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.accentText,
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } },
});
