import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The code and its text. */
export const figure = style({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  maxInlineSize: '100%',
});

/** The code: dark on light in every theme, as cameras need it (ISO/IEC 18004). */
export const code = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.control,
  background: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
});

/** The text that says what the code holds. */
export const twin = style({
  display: 'grid',
  gap: '2px',
  maxInlineSize: '280px',
  fontSize: vars.font.small,
  textAlign: 'center',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
