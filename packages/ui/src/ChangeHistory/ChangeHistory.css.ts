import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** The values that changed, a line each. */
export const list = style({ display: 'grid', gap: space.xs, margin: 0 });

/** One value: its name, and what became of it. */
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });

/** The name of a value. */
export const name = style({ color: color.textMuted });

/** What became of it. */
export const values = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  color: color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A value that was. */
export const before = style({ color: color.textMuted, textDecoration: 'line-through' });

/** A value that is. */
export const after = style({ textDecoration: 'none' });

// Arrows along the line point the other way where lines run from right to left.
globalStyle(`[dir=rtl] ${values} svg`, { transform: 'scaleX(-1)' });
