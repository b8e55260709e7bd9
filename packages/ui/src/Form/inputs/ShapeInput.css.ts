import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The inputs of one object, as many side by side as there is room for. */
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.sm,
  minInlineSize: 0,
});
/** One input. */
export const part = style({ minInlineSize: 0 });
/** An input that has rows of its own. */
export const wide = style({ minInlineSize: 0, gridColumn: '1 / -1' });
