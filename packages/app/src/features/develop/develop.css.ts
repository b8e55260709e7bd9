import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** A source text. */
export const code = style({
  margin: 0,
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.sunken,
  fontFamily: font.mono,
  fontSize: font.small,
  tabSize: 2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A file with its path. */
export const files = style({ display: 'grid', gap: space.sm });

/** A screen inside of a window. */
export const preview = style({
  minHeight: 480,
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.canvas,
});
