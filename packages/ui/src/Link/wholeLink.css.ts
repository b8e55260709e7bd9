import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius } = vars;

/** A link whose target is the whole of what it stands in, which has to be positioned. */
export const wholeLink = style({
  color: color.textMuted,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
      borderRadius: radius.control,
    },
    '&[data-hovered]': { color: color.accentText, textDecoration: 'underline' },
    '&[data-focus-visible]::after': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});
