import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The box with its label, above its message. */
export const root = style({ display: 'grid', fontSize: vars.font.base });

/** The box and its label, both to be clicked. */
export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.target,
  color: vars.color.text,
  cursor: 'pointer',
  justifySelf: 'start',
});

/** The native box in the accent colour. */
export const box = style({
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  margin: 0,
  font: 'inherit',
  accentColor: vars.color.accentMark,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** The line of hint or error. */
export const message = style({ fontSize: vars.font.small, color: vars.color.textMuted, lineHeight: 1.5 });
