import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;

/** Groups, one below the other. */
export const queue = style({ display: 'grid', gap: space.md });

/** The line above a group. */
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  marginBlockEnd: space.xs,
  fontSize: font.base,
  fontWeight: 600,
});

/** Colour of a group's name, and of the remaining time. */
export const tone = styleVariants(
  { critical: color.criticalText, warning: color.warningText, neutral: color.textMuted },
  (value) => ({ color: value }),
);

/** How many the group has. */
export const count = style({ color: color.textMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });

/** The entries of a group. */
export const list = style({ display: 'grid' });

/** One entry, a link as wide as the list. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto)',
  alignItems: 'center',
  columnGap: space.lg,
  minBlockSize: `max(${size.row}, 52px)`,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.text,
  textDecoration: 'none',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.rowHover },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: radius.control,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.sm, paddingInline: space.sm },
  },
});

/** The bar of colour at the start of what is late. */
export const late = style({
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '6px',
    insetInlineStart: 0,
    inlineSize: '3px',
    borderRadius: radius.pill,
    background: color.critical,
  },
});

/** Title and second line. */
export const words = style({ display: 'grid', minInlineSize: 0 });

/** What it is about, in one line; on a phone, which has little room beside the action, in as many as it takes. */
export const title = style({
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 767px)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** Its kind, and more about it. */
export const detail = style({
  color: color.textMuted,
  fontSize: font.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The time that is left. */
export const remaining = style({
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { '(max-width: 767px)': { gridColumn: 1, gridRow: 2, textAlign: 'start' } },
});

/** The next action. */
export const action = style({
  gridColumn: 3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  justifyContent: 'flex-end',
  color: color.accentText,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '[data-hovered] > &': { textDecoration: 'underline' } },
  '@media': { '(max-width: 767px)': { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** The arrow behind it, drawn towards the end of the line. */
export const onward = style({ display: 'inline-flex', selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

/** The button that shows the rest. */
export const more = style({ justifySelf: 'start' });
