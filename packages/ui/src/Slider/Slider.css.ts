import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The track and the number beside it. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.size.control,
});
/** React Aria's wrapper. */
export const slider = style({ flex: '1 1 auto', minInlineSize: 0, paddingInline: '10px' });
/** The track, as high as a target. */
export const track = style({
  position: 'relative',
  blockSize: vars.size.target,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** The line of the track. */
export const line = style({
  position: 'absolute',
  insetInline: '-10px',
  insetBlockStart: 'calc(50% - 3px)',
  blockSize: '6px',
  boxSizing: 'border-box',
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.borderControl}`,
  overflow: 'hidden',
});
/** The part up to the value. */
export const filled = style({
  blockSize: '100%',
  background: vars.color.accentMark,
  selectors: { '[data-disabled] &': { background: vars.color.textDisabled } },
});

/** The handle. */
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: '20px',
  blockSize: '20px',
  boxSizing: 'border-box',
  borderRadius: '50%',
  background: vars.color.surface,
  border: `2px solid ${vars.color.accentMark}`,
  selectors: {
    '&[data-dragging]': { background: vars.color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: vars.color.textDisabled },
  },
});

/** The number, as wide as the greatest one. */
export const number = style({
  flex: 'none',
  minInlineSize: '3.5em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
});
