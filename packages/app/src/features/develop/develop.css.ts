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
