import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, motion, size, space } = vars;

/** The row of tabs; it scrolls sideways where they do not fit. */
export const list = style({ display: 'flex', gap: space.xs, overflowX: 'auto', borderBlockEnd: `1px solid ${color.border}`, scrollbarWidth: 'thin' });

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
  transition: `color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { color: color.accentText, borderBlockEndColor: color.accent, fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** What a tab shows. */
export const panel = style({ paddingBlockStart: space.md, outline: 'none', selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } } });
