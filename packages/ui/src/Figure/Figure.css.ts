import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** A figure; its label stands above it. */
export const figure = style({
  position: 'relative',
  display: 'grid',
  // Numbers of one row stand on one line, also where the name of one takes two.
  alignContent: 'space-between',
  gap: '2px',
  minWidth: 0,
  padding: space.sm,
  containerType: 'inline-size',
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

/** The number. */
export const number = styleVariants(
  {
    neutral: color.text,
    success: color.successText,
    warning: color.warningText,
    critical: color.criticalText,
  },
  (value) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
    fontSize: 'clamp(20px, 27cqi, 28px)',
    fontWeight: 600,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    color: value,
  }),
);

/** What it counts in. */
export const unit = style({
  color: color.textMuted,
  fontSize: font.base,
  fontWeight: 400,
});

/** Words below the number. */
export const note = style({ color: color.textMuted, fontSize: font.small });
