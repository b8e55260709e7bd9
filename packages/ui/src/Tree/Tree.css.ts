import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;

/** Search, messages and lines, one under the other. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minBlockSize: 0,
  maxBlockSize: '100%',
  color: color.text,
  fontSize: font.base,
});

/** The box in which the lines scroll. */
export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

/** As tall as a line; measured, never seen. */
export const probe = style({ position: 'absolute', visibility: 'hidden', blockSize: size.control, inlineSize: 0 });

/** Room for all lines, drawn or not. */
export const room = style({ position: 'relative' });

/** A line, at its place. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  blockSize: size.control,
  boxSizing: 'border-box',
  paddingInlineEnd: space.xs,
  borderRadius: radius.control,
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `background-color ${motion.fast}` },
    '&:hover, &:focus-within': { background: color.rowHover },
    '&[aria-selected=true]': { color: color.accentText, background: color.accentSoft, fontWeight: 600 },
    '&[aria-disabled=true]': { color: color.textMuted, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
    '&[data-drop=inside]': { background: color.accentSoft, boxShadow: `inset 0 0 0 2px ${color.accentMark}` },
    '&[data-drop=before]': { boxShadow: `inset 0 2px 0 ${color.accentMark}` },
    '&[data-drop=after]': { boxShadow: `inset 0 -2px 0 ${color.accentMark}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});

/** The arrow that opens and closes a node. */
export const twist = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  color: color.textMuted,
  transition: `transform ${motion.fast}`,
  selectors: {
    '&[data-open]': { transform: 'rotate(90deg)' },
    '[dir=rtl] &:not([data-open])': { transform: 'scaleX(-1)' },
    '&[data-twist]:hover': { color: color.accentText },
  },
});

/** The box of a checked node; the line itself carries the state. */
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  boxSizing: 'border-box',
  border: `1px solid ${color.borderControl}`,
  borderRadius: '3px',
  color: color.surface,
  background: color.surface,
  selectors: {
    '[aria-checked=true] > &, [aria-checked=mixed] > &': {
      background: color.accentMark,
      borderColor: color.accentMark,
    },
    '[aria-disabled=true] > &': { background: color.sunken, borderColor: color.borderControl, color: color.textMuted },
  },
});

/** The picture of a node. */
export const picture = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.textMuted,
  selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
});

/** The words of a node, cut where they are long. */
export const title = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The words that were searched. */
export const hit = style({
  color: 'inherit',
  background: color.warningSoft,
  borderRadius: '2px',
  fontWeight: 600,
  boxShadow: `inset 0 -2px 0 ${color.warning}`,
});

/** How many records a node has. */
export const count = style({
  flex: 'none',
  paddingInline: '0.5em',
  borderRadius: radius.pill,
  color: color.textMuted,
  background: color.sunken,
  fontSize: font.small,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** Pushes what follows to the end of the line. */
export const grow = style({ flex: '1 1 0' });

/** The button that opens the actions of a node; seen where the line is pointed at or has the focus. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: color.textMuted,
  background: 'none',
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${line}:hover > &, ${line}:focus-within > &`]: { opacity: 1 },
    '&:hover': { color: color.accentText },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});

/** A line that says what is going on. */
export const note = style({ color: color.textMuted, cursor: 'default' });
/** A line for a branch that was not read. */
export const failed = style({ color: color.criticalText });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
/** Turns the sign of waiting, unless motion is unwanted. */
export const spin = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 900ms linear infinite` } },
});
/** Where there is nothing to show. */
export const empty = style({ padding: space.lg, textAlign: 'center', color: color.textMuted });
/** The tree of targets in the window that moves nodes. */
export const targets = style({ display: 'flex', flexDirection: 'column', gap: space.md });
/** The frame around that tree. */
export const targetBox = style({
  blockSize: 'min(20rem, 45vh)',
  display: 'flex',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  padding: space.xs,
});
