import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { font, size } = vars;

/** A sensitive value and its buttons, in a line of text. */
export const masked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  maxInlineSize: '100%',
  outline: 'none',
});

// The buttons stand in the line without making it higher, so that labels of a row stay in one line.
globalStyle(`${masked} > button`, { marginBlock: `calc((${font.base} * ${font.line} - ${size.controlSmall}) / 2)` });

/** The value; digits of one width, so that nothing moves when it is shown. */
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

/** The question for the reason. */
export const form = style({ display: 'grid', gap: vars.space.sm });

/** Its buttons. */
export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.sm });
