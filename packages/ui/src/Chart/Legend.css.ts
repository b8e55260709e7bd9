import { globalStyle, style } from '@vanilla-extract/css';
import { forcedInk } from './forcedInk.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** The entries, side by side as far as there is room. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.small,
  color: color.textMuted,
});

/** One entry. */
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

globalStyle(`${entry} b`, { color: color.text, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** The mark before the words. */
export const swatch = style({
  flexShrink: 0,
  overflow: 'visible',
  '@media': { '(forced-colors: active)': { vars: forcedInk } },
});
