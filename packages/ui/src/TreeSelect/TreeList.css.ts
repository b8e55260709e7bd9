import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The lines of the tree, scrolled where they are many. */
export const tree = style({ maxBlockSize: 'min(20rem, 50vh)', overflow: 'auto', outline: 'none', paddingBlock: '2px' });

/** A line; lines out of sight cost no layout. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25em',
  minBlockSize: vars.size.control,
  boxSizing: 'border-box',
  paddingInlineEnd: vars.space.sm,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${vars.size.control}`,
  selectors: {
    '&:hover': { background: vars.color.rowHover },
    '&:focus': { background: vars.color.rowHover, outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[aria-disabled=true]': { color: vars.color.textMuted },
    '&[aria-selected=true]': { color: vars.color.accentText, background: vars.color.accentSoft, fontWeight: 600 },
  },
});

/** The arrow that opens and closes a node. */
export const twist = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  color: vars.color.textMuted,
  borderRadius: vars.radius.control,
  transition: `transform ${vars.motion.fast}`,
  selectors: {
    '&[data-open]': { transform: 'rotate(90deg)' },
    '[dir=rtl] &:not([data-open])': { transform: 'scaleX(-1)' },
    '&[data-twist]:hover': { color: vars.color.accentText },
  },
});

/** The words of a node. */
export const title = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
/** The way to a node that a search found. */
export const way = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.small, fontWeight: 400 });
/** A line that says what is going on. */
export const note = style({ color: vars.color.textMuted, cursor: 'default' });
/** A line for a branch that was not read. */
export const failed = style({ color: vars.color.criticalText });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
/** Turns the sign of waiting, unless motion is unwanted. */
export const spin = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 900ms linear infinite` } },
});
