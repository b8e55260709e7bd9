import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The line of filters under the search bar. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginBlockStart: space.md,
  minBlockSize: size.controlSmall,
});

/** Room of the line while its code loads. */
export const held = style({ marginBlockStart: space.md, minBlockSize: size.controlSmall });

/** The words before the filters. */
export const lead = style({ color: color.textMuted });

/** The filters. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One filter with the word before it. */
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space.sm, maxInlineSize: '100%' });

/** The word between two filters. */
export const join = style({ color: color.textMuted, fontSize: font.small });

/** A filter that a press takes away. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: size.controlSmall,
  paddingInline: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  background: color.accentSoft,
  color: color.text,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.accent } },
});

/** What a filter says, in several lines where it is longer than the line. */
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' });
