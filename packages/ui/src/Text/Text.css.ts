import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font } = vars;

/** Colours by tone. */
export const tones = styleVariants(
  {
    normal: color.text,
    muted: color.textMuted,
    accent: color.accentText,
    success: color.successText,
    warning: color.warningText,
    critical: color.criticalText,
    info: color.infoText,
    inherit: 'inherit',
  },
  (value) => ({ color: value }),
);

/** Sizes by role. */
export const sizes = styleVariants({
  small: { fontSize: font.small },
  base: { fontSize: font.base },
  large: { fontSize: font.large },
  title: { fontSize: font.title, lineHeight: 1.35 },
});

/** Weights. */
export const weights = styleVariants({
  normal: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  bold: { fontWeight: font.strong },
});

/** One line, cut with an ellipsis. */
export const truncated = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});
