import { style, styleVariants } from '@vanilla-extract/css';
import { wholeLink } from '../Link/wholeLink.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, space } = vars;

/** A surface with one number. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xs} ${space.md}`,
  alignContent: 'start',
  padding: space.lg,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.surface,
  boxShadow: shadow.card,
});

/** What is counted. */
export const label = style({ color: color.textMuted, overflowWrap: 'anywhere' });

/** The link of the label; its target is the whole card. */
export const link = style([
  wholeLink,
  {
    selectors: {
      '&::after': { borderRadius: radius.card },
      '&[data-focus-visible]::after': { outlineOffset: '2px' },
    },
  },
]);

/** The icon in its corner. */
export const picture = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.control,
  color: color.accentText,
  background: color.accentSoft,
});

/** The number. */
export const figure = style({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  fontSize: '28px',
  fontWeight: font.strong,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** What the number counts in; it goes to the next line as a whole. */
export const unit = style({ fontSize: font.base, fontWeight: 400, color: color.textMuted });

/** How the number moved. */
export const trend = styleVariants(
  { good: color.successText, bad: color.criticalText, even: color.textMuted },
  (value) => ({
    gridColumn: '1 / -1',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    fontSize: font.small,
    color: value,
  }),
);

/** What the number is compared with. */
export const against = style({ color: color.textMuted });
