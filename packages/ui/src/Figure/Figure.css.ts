import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** A figure; its label stands above it. */
export const figure = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.control,
  background: color.sunken,
  border: '1px solid transparent',
  selectors: {
    '&[data-link]:hover': { background: color.rowHover },
    '&[data-current]': { borderColor: color.accentMark, background: color.rowSelected },
  },
});

/** What is counted. */
export const label = style({ color: color.textMuted, fontSize: font.base, lineHeight: 1.4 });

/** The link of the label; its target is the whole figure. */
export const link = style({
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

/** The number. */
export const number = styleVariants(
  {
    neutral: color.text,
    success: color.successText,
    warning: color.warningText,
    critical: color.criticalText,
  },
  (value) => ({
    fontSize: '28px',
    fontWeight: 600,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    color: value,
  }),
);

/** What it counts in. */
export const unit = style({
  marginInlineStart: space.xs,
  color: color.textMuted,
  fontSize: font.base,
  fontWeight: 400,
});

/** Words below the number. */
export const note = style({ color: color.textMuted, fontSize: font.small });
