import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The button that opens the choices, filling its frame. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: '1 1 auto',
  minInlineSize: 0,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&:disabled, &[data-disabled]': { cursor: 'not-allowed' },
  },
});

/** What is chosen, with its dot. */
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});

/** The words of what is chosen, cut where there is no room. */
export const valueText = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The arrow that says it opens. */
export const chevron = style({ flex: 'none', color: vars.color.textMuted });
