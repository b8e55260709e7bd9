import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { forcedInk } from '../forcedInk.ts';

const { color, font, radius, shadow, space } = vars;

/** The drawing as one stop of the keyboard. */
export const plot = style({
  position: 'relative',
  borderRadius: radius.control,
  outline: 'none',
  // The drawing counts its pixels from the left in every language.
  direction: 'ltr',
  touchAction: 'pan-y',
  selectors: {
    '&:focus-visible': { boxShadow: `0 0 0 2px ${color.focusRing}` },
    '&[data-selectable]': { cursor: 'pointer' },
  },
  '@media': {
    '(forced-colors: active)': {
      vars: forcedInk,
      selectors: { '&:focus-visible': { outline: '2px solid Highlight' } },
    },
  },
});

/** The picture. */
export const picture = style({
  display: 'block',
  overflow: 'visible',
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  // On paper nothing measures the room again.
  '@media': { print: { maxInlineSize: '100%', blockSize: 'auto' } },
});

/** The lines and dots that are drawn over the fill of a series. */
export const hatch = style({
  visibility: 'hidden',
  selectors: {
    '[data-hatched] &, [data-charts=hatched] &, [data-contrast=high] &': { visibility: 'visible' },
  },
  '@media': {
    print: { visibility: 'visible' },
    '(forced-colors: active)': { visibility: 'visible' },
    '(prefers-contrast: more)': { visibility: 'visible' },
  },
});

/** What the point under pointer or keyboard says. */
export const tip = style({
  position: 'absolute',
  zIndex: 10,
  width: 'max-content',
  maxWidth: 'min(260px, 60vw)',
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  fontSize: font.small,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  pointerEvents: 'none',
});

/** The lines of a tip: mark, words, figure. */
export const tipLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: space.sm,
});

/** The figure of a line. */
export const tipValue = style({
  paddingInlineStart: space.md,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Grid lines, the axis, and its words. */
export const gridLine = style({ stroke: color.border, strokeWidth: 1, shapeRendering: 'crispEdges' });

/** The line from which values are measured. */
export const baseLine = style({ stroke: color.borderControl, strokeWidth: 1, shapeRendering: 'crispEdges' });

/** Words of an axis. */
export const axisText = style({
  fill: color.textMuted,
  fontSize: font.small,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

/** The words that a drawing is about. */
export const strongText = style({
  fill: color.text,
  fontSize: font.small,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

/** The ground behind the point under pointer or keyboard. */
export const activeBand = style({ fill: color.rowHover });
