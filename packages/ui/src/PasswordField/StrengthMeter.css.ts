import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The bar with its word, and the rules under it. */
export const meter = style({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.font.small,
  color: vars.color.textMuted,
});
/** The bar and its word. */
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
/** Three parts, filled by strength. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '3px',
  flex: '1 1 auto',
  maxInlineSize: '16em',
});

const part = style({
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.borderControl}`,
  boxSizing: 'border-box',
});
/** One part of the bar, by the strength that fills it; 0 is empty. */
export const parts = styleVariants({
  0: [part],
  1: [part, { background: vars.color.critical, borderColor: vars.color.critical }],
  2: [part, { background: vars.color.warning, borderColor: vars.color.warning }],
  3: [part, { background: vars.color.success, borderColor: vars.color.success }],
});

/** The rules, each with its sign. */
export const rules = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** One rule. */
export const rule = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  selectors: { '&[data-kept]': { color: vars.color.successText } },
});
