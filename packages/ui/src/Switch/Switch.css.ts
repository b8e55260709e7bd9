import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The switch and its word. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
});

/** The native checkbox drawn as a switch. */
export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '2.6em',
  blockSize: `max(1.5em, 24px)`,
  margin: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  font: 'inherit',
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '3px',
    inlineSize: '1.05em',
    blockSize: '1.05em',
    marginBlockStart: '-0.525em',
    borderRadius: '50%',
    background: vars.color.borderControl,
    transition: `inset-inline-start ${vars.motion.fast}`,
  },
  selectors: {
    '&:is(:hover, :focus-visible)': {
      transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    },
    '&:checked': { background: vars.color.accentMark, borderColor: vars.color.accentMark },
    '&:checked::before': { insetInlineStart: 'calc(100% - 1.05em - 3px)', background: vars.color.surface },
    '&[aria-invalid]': { borderColor: vars.color.criticalText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before': { background: 'ButtonText' }, '&:checked': { background: 'Highlight' } },
    },
  },
});

/** The word beside the switch. */
export const text = style({ color: vars.color.textMuted });
