import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A link in text. */
export const link = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `text-decoration-color ${vars.motion.fast}` },
    'p &, &[data-hovered], &[data-focus-visible]': { textDecorationColor: 'currentColor' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});
