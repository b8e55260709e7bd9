import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, size, space } = vars;

/** The tray. */
export const tray = style({
  inlineSize: '360px',
  maxInlineSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
});

/** Its head, which folds the list. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: size.control,
  padding: `${space.sm} ${space.lg}`,
  border: 0,
  borderRadius: radius.card,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.rowHover }, '&:focus-visible': { outlineOffset: '-2px' } },
});

/** How many tasks there are of each kind. */
export const summary = style({ flex: 1, fontSize: font.small, color: color.textMuted });

/** The arrow of the head. */
export const arrow = style({
  display: 'flex',
  selectors: { '[aria-expanded="false"] &': { transform: 'rotate(180deg)' } },
});

/** The tasks, newest first. */
export const list = style({ maxBlockSize: '50vh', overflow: 'auto', borderBlockStart: `1px solid ${color.border}` });

/** One task. */
export const row = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.sm} ${space.lg}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
});

/** Its name, its state and its buttons. */
export const line = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space.sm });

/** The icon of a state. */
export const mark = styleVariants(
  {
    waiting: color.textMuted,
    running: color.accentText,
    done: color.successText,
    failed: color.criticalText,
    cancelled: color.textMuted,
  },
  (value) => ({ display: 'flex', color: value }),
);

/** What is done. */
export const label = style({ flex: 1, minInlineSize: '8em', overflowWrap: 'anywhere' });

/** The state in words. */
export const state = style({ fontSize: font.small, color: color.textMuted });

/** What is said about a task. */
export const message = style({
  fontSize: font.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '&[data-failed]': { color: color.criticalText } },
});
