import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** A square button of one control's height, never under the least target. */
export const square = style({
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  overflow: 'hidden',
  selectors: { '&&': { padding: 0 } },
});

/** A quiet icon takes the colour of the text around it; one that is on stands out. */
export const quiet = style({
  selectors: {
    '&&:not([data-disabled])': { color: 'inherit' },
    '&&[aria-pressed=true]': { color: vars.color.accentText, background: vars.color.accentSoft },
  },
});

/** The edge of the square. */
export const edge = {
  medium: style({ width: vars.size.control, height: vars.size.control }),
  small: style({ width: vars.size.controlSmall, height: vars.size.controlSmall }),
};

/** Fills the square so that the native tooltip shows anywhere on it. */
export const fill = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'absolute',
  top: 0,
  bottom: 0,
  left: 0,
  right: 0,
});
