import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** Columns beside each other; a phone moves from one to the next. */
export const board = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(232px, 1fr)',
  alignItems: 'start',
  gap: space.md,
  overflowX: 'auto',
  paddingBlockEnd: space.sm,
  scrollSnapType: 'x proximity',
  '@media': { '(max-width: 767px)': { gridAutoColumns: '86%' } },
});

/** One state. */
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  minBlockSize: 160,
  padding: space.sm,
  borderRadius: radius.card,
  background: color.sunken,
  scrollSnapAlign: 'start',
});

/** Its name, and how many there are. */
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingInline: space.xs,
  fontSize: font.base,
  fontWeight: 600,
  lineHeight: 1.4,
});

/** The dot before the name. */
export const dot = styleVariants(
  {
    neutral: color.borderControl,
    accent: color.accentMark,
    success: color.success,
    warning: color.warning,
    critical: color.critical,
    info: color.info,
  },
  (value) => ({ flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: radius.pill, background: value }),
);

/** How many the column has. */
export const count = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** The cards of a column. */
export const list = style({ display: 'grid', gap: space.sm, margin: 0, padding: 0, listStyle: 'none' });

/** One card, a link as wide as its column. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: '4px',
  minBlockSize: size.target,
  padding: space.sm,
  paddingInlineStart: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: color.borderControl },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
    '&[data-late]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '6px',
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: radius.pill,
      background: color.critical,
    },
  },
});

/** What it is about, in two lines at most. */
export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 500,
  lineHeight: 1.4,
});

/** One more thing about it. */
export const fact = style({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The time that is left. */
export const due = styleVariants(
  { critical: color.criticalText, warning: color.warningText, neutral: color.textMuted },
  (value) => ({ color: value, fontSize: font.small, fontVariantNumeric: 'tabular-nums' }),
);

/** What stands in a column without cards. */
export const none = style({
  paddingBlock: space.md,
  color: color.textMuted,
  fontSize: font.small,
  textAlign: 'center',
});
