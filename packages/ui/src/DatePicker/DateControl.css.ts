import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** React Aria's wrapper, stretched over the frame. */
export const picker = style({ display: 'flex', flex: '1 1 auto', minInlineSize: 0 });
/** The typed parts and the button of the calendar. */
export const group = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
  outline: 'none',
});

/** The row of typed parts. */
export const input = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingInlineStart: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  cursor: 'text',
});

/** One typed part: a year, a month, a day or a sign between them. */
export const segment = style({
  padding: '1px 2px',
  borderRadius: '2px',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type=literal]': { padding: 0 },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.onAccent },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
});
