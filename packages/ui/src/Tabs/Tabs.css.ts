import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, motion, size, space, font } = vars;

/** The whole, which is within the focus and does not have it: the ring stands around what has it alone. */
export const whole = style({ selectors: { '&[data-focus-visible]': { outline: 'none' } } });

/** The row of tabs, and the way to those out of sight. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  borderBlockEnd: `1px solid ${color.border}`,
});

/** The tabs; they scroll sideways, without a scroll bar, where they do not fit. */
export const list = style({
  display: 'flex',
  flex: '1 1 auto',
  gap: space.xs,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

/** One tab. */
export const tab = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: `max(${size.control}, 40px)`,
  paddingInline: space.md,
  borderBlockEnd: '2px solid transparent',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `color ${motion.fast}, border-color ${motion.fast}` },
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { color: color.accentText, borderBlockEndColor: color.accentMark, fontWeight: font.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** What a tab shows. */
export const panel = style({
  paddingBlockStart: space.md,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } },
});
