import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, shadow, space } = vars;

/** Buttons above, chart beneath. */
export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  color: color.text,
  fontSize: font.base,
});

/** As wide as 1em; measured, never seen. */
export const letter = style({ position: 'absolute', inlineSize: '1em', blockSize: 0, visibility: 'hidden' });

/** The buttons of the chart. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

/** Pushes what follows to the end. */
export const grow = style({ flex: '1 1 auto' });

/** How large the chart is drawn, in digits of one width. */
export const scale = style({
  minInlineSize: '3.5em',
  textAlign: 'center',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** The box in which the chart scrolls; its ground is dotted, so that moving is seen. */
export const field = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  backgroundImage: `radial-gradient(${color.border} 1px, transparent 1px)`,
  backgroundSize: '20px 20px',
  cursor: 'grab',
  direction: 'ltr',
  selectors: { '&[data-held]': { cursor: 'grabbing', userSelect: 'none' } },
});

/** The ground of the chart: at least as large as the field, so that a small chart stands in its middle. */
export const ground = style({
  boxSizing: 'border-box',
  display: 'grid',
  justifyContent: 'center',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  padding: space.xl,
  paddingBlockEnd: `calc(${space.xl} * 2)`,
});

/** Room for the chart at its scale. */
export const room = style({ position: 'relative' });

/** The chart, scaled from its corner. */
export const chart = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
  outline: 'none',
});

/** The lines between the boxes. */
export const lines = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
  pointerEvents: 'none',
  fill: 'none',
  stroke: color.borderControl,
  strokeWidth: 1.5,
});

/** The box of a unit. */
export const unit = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  boxSizing: 'border-box',
  padding: `4px ${space.md}`,
  border: `1px solid ${color.borderControl}`,
  borderInlineStart: `4px solid ${color.accentMark}`,
  borderRadius: radius.control,
  background: color.raised,
  boxShadow: shadow.card,
  cursor: 'pointer',
  outline: 'none',
  transition: `box-shadow ${motion.fast}`,
  selectors: {
    '&:hover': { boxShadow: shadow.overlay },
    '&[aria-level="1"]': { background: color.accentSoft },
    '&[aria-selected=true]': { borderColor: color.accentMark, boxShadow: `0 0 0 1px ${color.accentMark}` },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: 2 },
  },
});

/** What a unit is called, cut where it is long. */
export const title = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The second line of a unit. */
export const note = style({
  fontSize: font.small,
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The button that folds what is under a unit; it stands on the line. */
export const fold = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minInlineSize: 24,
  blockSize: 24,
  padding: '0 5px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.pill,
  color: color.text,
  background: color.raised,
  fontSize: font.small,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-direction=vertical]': { insetBlockEnd: -24, insetInlineStart: '50%', transform: 'translateX(-50%)' },
    '&[data-direction=horizontal]': { insetInlineEnd: -24, insetBlockStart: '50%', transform: 'translateY(-50%)' },
    '&:hover': { color: color.accentText, borderColor: color.accentMark },
  },
});
