import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The button at the end of the input that holds the picture. */
export const picture = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '7.5rem',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderInlineStart: `1px solid ${vars.color.border}`,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-busy=true]': { opacity: 0.6 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
  },
});

/** The picture with the code. */
export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.size.control,
  objectFit: 'contain',
});
