import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** What opens over the page from an input. */
export const popover = style({
  boxSizing: 'border-box',
  minInlineSize: 'max(var(--trigger-width, 0px), 8rem)',
  maxInlineSize: 'min(32rem, calc(100vw - 16px))',
  padding: vars.space.xs,
  overflow: 'auto',
  color: vars.color.text,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.font.base,
  outline: 'none',
});

/** The choices in a popover. */
export const list = style({
  display: 'grid',
  gap: '1px',
  maxBlockSize: 'min(20rem, 60vh)',
  overflow: 'auto',
  outline: 'none',
});

/** One choice. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
  boxSizing: 'border-box',
  padding: `2px ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.rowHover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focusRing}`, outline: '1px solid transparent' },
    '&[data-selected]': { color: vars.color.accentText, background: vars.color.accentSoft, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

/** The words of a choice. */
export const optionLabel = style({ flex: '1 1 auto', minInlineSize: 0 });

/** A coloured dot before a choice. */
export const dot = style({ flex: 'none', inlineSize: '0.5em', blockSize: '0.5em', borderRadius: '50%' });

/** The colour of a dot by role. */
export const tone = styleVariants({
  neutral: { background: vars.color.textMuted },
  accent: { background: vars.color.accentMark },
  success: { background: vars.color.success },
  warning: { background: vars.color.warning },
  critical: { background: vars.color.critical },
  info: { background: vars.color.info },
});

/** What stands where there is nothing to choose. */
export const empty = style({ padding: vars.space.md, color: vars.color.textMuted, textAlign: 'center' });
