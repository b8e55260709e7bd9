import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The colour of what is done, by tone. */
export const tones = styleVariants(
  { accent: color.accentMark, success: color.success, warning: color.warning, critical: color.critical },
  (value) => ({ color: value }),
);

/** A label and a line under it. */
export const bar = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });

/** The words above a bar: what runs, and how far it is. */
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.sm,
  fontSize: font.small,
  color: color.textMuted,
});

/** How far it is, digits of one width. */
export const share = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

/** What there is to do. */
export const track = style({
  blockSize: '8px',
  overflow: 'hidden',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.pill,
  background: color.sunken,
});

/** What is done. */
export const fill = style({
  blockSize: '100%',
  background: 'currentColor',
  transition: `width ${vars.motion.normal}`,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

const slide = keyframes({ from: { marginInlineStart: '-40%' }, to: { marginInlineStart: '100%' } });

/** A piece that runs along while nobody knows how far it is. */
export const running = style({
  inlineSize: '40%',
  animation: `${slide} 1.4s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
});

/** A ring with its share in the middle and its name beneath. */
export const ring = style({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: space.xs,
  fontSize: font.small,
  color: color.textMuted,
});

/** The ring itself. */
export const circle = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
});

/** The drawing behind the share. */
export const drawing = style({
  position: 'absolute',
  top: 0,
  left: 0,
  inlineSize: '100%',
  blockSize: '100%',
  transform: 'rotate(-90deg)',
});

/** The share in the middle. */
export const middle = style({ fontSize: font.base, fontVariantNumeric: 'tabular-nums', color: color.text });

const turn = keyframes({ to: { transform: 'rotate(270deg)' } });

/** A ring that turns while nobody knows how far it is. */
export const turning = style({
  animation: `${turn} 1.2s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
/** What there is to do, of a ring. */
export const rest = style({ stroke: color.border });
