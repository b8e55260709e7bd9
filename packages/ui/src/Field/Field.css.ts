import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const WIDE = 'screen and (min-width: 768px)';

/** A label, a control and a line of messages, one under the other. */
export const field = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  alignContent: 'start',
  fontSize: vars.font.base,
});

/** Puts the label beside the control on wide screens. */
export const side = style({
  '@media': { [WIDE]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: vars.space.sm } },
});

/** The name of the field. */
export const label = style({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.font.base,
  lineHeight: vars.font.line,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-read-only]': { color: vars.color.textMuted },
    [`${side} > &`]: {
      '@media': {
        [WIDE]: { paddingBlockStart: `calc((${vars.size.control} - ${vars.font.base} * ${vars.font.line}) / 2)` },
      },
    },
  },
});

/** The mark of a field that must be filled. */
export const required = style({ color: vars.color.criticalText, marginInlineStart: '0.25em' });

/** The border around a control, with its ring, error and disabled looks. */
export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  boxSizing: 'border-box',
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:is(:hover, :focus-within)': { transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}` },
    '&:hover': { borderColor: vars.color.accentMark },
    '&[data-invalid]': { borderColor: vars.color.criticalText },
    '&:focus-within': {
      borderColor: vars.color.focusRing,
      boxShadow: `0 0 0 1px ${vars.color.focusRing}`,
      outline: '1px solid transparent',
    },
    '&[data-invalid]:focus-within': {
      borderColor: vars.color.criticalText,
      boxShadow: `0 0 0 1px ${vars.color.criticalText}`,
    },
    '&[data-disabled]': {
      color: vars.color.textDisabled,
      background: vars.color.sunken,
      borderColor: vars.color.border,
      cursor: 'not-allowed',
    },
  },
});

/** A native input inside a frame. */
export const input = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  margin: 0,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `0 0 0 100px ${vars.color.accentSoft} inset`,
    },
  },
});

/** A unit beside the text of an input. */
export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  paddingInline: vars.space.sm,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

/** A small icon button inside a frame. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  minInlineSize: vars.size.target,
  marginInlineEnd: '2px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

/**
 * The value as text where it cannot be changed; its side is said by name, because it takes its direction from its own
 * words.
 */
export const readOnly = style({
  minBlockSize: vars.size.control,
  boxSizing: 'border-box',
  padding: `calc((${vars.size.control} - ${vars.font.base} * ${vars.font.line}) / 2) 0`,
  lineHeight: vars.font.line,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'left',
  whiteSpace: 'pre-wrap',
  selectors: { '[dir=rtl] &': { textAlign: 'right' } },
});

/** The line of hint or error, as high when empty, so that nothing moves. */
export const messages = style({
  display: 'flex',
  gap: vars.space.sm,
  minBlockSize: `calc(${vars.font.small} * 1.5)`,
  fontSize: vars.font.small,
  lineHeight: 1.5,
  color: vars.color.textMuted,
  selectors: {
    [`${side} > &`]: { '@media': { [WIDE]: { gridColumn: 2 } } },
    '&[data-compact]': { minBlockSize: 0 },
    '&[data-compact]:empty': { display: 'none' },
  },
});

/** The hint or error itself. */
export const message = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
/** An error with its icon. */
export const error = style({ display: 'inline-flex', gap: '0.3em', color: vars.color.criticalText });
/** How many characters are used, at the end of the line. */
export const counter = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.criticalText } },
});

// One ring at a time: none around a button that has its own, and none around what only holds the focus.
const button = `:has(> button:not([aria-haspopup]):focus-visible, ${action}:focus-visible)`;

const knowsHas = 'selector(:has(a))';

globalStyle(`${frame}:focus-within${button}`, { '@supports': { [knowsHas]: { boxShadow: 'none' } } });
globalStyle(`${frame}:focus-within:not([data-invalid])${button}`, {
  '@supports': { [knowsHas]: { borderColor: vars.color.borderControl } },
});
globalStyle(`[data-focus-visible]:has(${frame}:focus-within)`, { '@supports': { [knowsHas]: { outline: 'none' } } });
globalStyle(`${frame} [data-focus-visible]:not(:focus)`, { outline: 'none' });

globalStyle(`${error} > svg`, { flex: 'none', marginBlockStart: '0.2em' });
