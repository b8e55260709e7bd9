import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The choices, side by side or one under the other. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  minBlockSize: vars.size.control,
  alignItems: 'center',
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', alignItems: 'flex-start' } },
});

/** One choice: its ring and its words, both to be clicked. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: `max(${vars.size.target}, ${vars.size.controlSmall})`,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

/** The native ring, drawn in the accent colour. */
export const ring = style({
  appearance: 'none',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '1.2em',
  blockSize: '1.2em',
  margin: 0,
  alignSelf: 'flex-start',
  marginBlockStart: `calc((max(${vars.size.target}, ${vars.size.controlSmall}) - 1.2em) / 2)`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  background: vars.color.surface,
  font: 'inherit',
  cursor: 'inherit',
  transition: `border-width ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.accentMark },
    '&:checked': { borderColor: vars.color.accentMark, borderWidth: '0.38em' },
    '&[data-invalid]': { borderColor: vars.color.criticalText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&:disabled': { borderColor: vars.color.border, background: vars.color.sunken },
    '&:disabled:checked': { borderColor: vars.color.textDisabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

/** The words of a choice. */
export const words = style({
  minInlineSize: 0,
  paddingBlock: `calc((max(${vars.size.target}, ${vars.size.controlSmall}) - 1em * ${vars.font.line}) / 2)`,
  overflowWrap: 'anywhere',
});

/** What a choice means, under its words. */
export const hint = style({ display: 'block', fontSize: vars.font.small, color: vars.color.textMuted });
