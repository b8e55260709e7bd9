import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, size, space } = vars;

/** How tall a line of a form is while it comes. */
export const line = `calc(${font.base} * ${font.line} + ${space.xs} + ${size.control} + ${space.sm})`;

/** The ways to the record before and after, at the start of the foot. */
export const steps = style({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineEnd: 'auto' });

/** Which record of how many. */
export const place = style({ color: color.textMuted, fontSize: font.small, fontVariantNumeric: 'tabular-nums' });

/** The head of a record in place of its list. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space.sm, marginBlockEnd: space.lg });

// Arrows along the line point the other way where lines run from right to left.
globalStyle(`[dir=rtl] :is(${head} > button, ${steps}) svg`, { transform: 'scaleX(-1)' });

/** Its heading. */
export const title = style({ margin: 0, fontSize: font.title, fontWeight: 600, outline: 'none' });

/** What stays visible at its end: notices and buttons. */
export const deck = style({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
});

/** Its buttons. */
export const foot = style({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.md,
});
