import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** Figures beside each other, as many as there is room for. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: space.xs,
});

/** One figure; its label stands above it. */
export const cell = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  padding: space.sm,
  borderRadius: radius.control,
  selectors: { '&[data-link]:hover': { background: color.rowHover } },
});

/** What is counted. */
export const label = style({ color: color.textMuted, fontSize: font.small, lineHeight: 1.4 });

const onItsWay = { '[aria-busy="true"] &': { visibility: 'hidden' } } as const;

/** The number. */
export const number = styleVariants({ neutral: color.text, critical: color.criticalText }, (value) => ({
  margin: 0,
  fontSize: '24px',
  fontWeight: 600,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  color: value,
  selectors: onItsWay,
}));

/** How it moved. */
export const trend = styleVariants(
  { good: color.successText, bad: color.criticalText, even: color.textMuted },
  (value) => ({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.xs,
    margin: 0,
    fontSize: font.small,
    color: value,
    selectors: onItsWay,
  }),
);

/** By how much, behind its arrow. */
export const moved = style({ display: 'inline-flex', alignItems: 'center', gap: '2px', whiteSpace: 'nowrap' });

/** What it is compared with. */
export const against = style({ color: color.textMuted });
