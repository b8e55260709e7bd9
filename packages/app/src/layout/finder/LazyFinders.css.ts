import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, shadow, size, space } = vars;

/** The search box of an overlay whose code is loading, where it will stand. */
export const box = style({
  position: 'fixed',
  insetBlockStart: 'min(12vh, 120px)',
  insetInlineStart: '50%',
  zIndex: 100,
  boxSizing: 'border-box',
  inlineSize: 'min(600px, calc(100vw - 24px))',
  minBlockSize: `calc(max(${size.control}, 36px) + 2 * ${space.sm})`,
  paddingInline: space.lg,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  fontSize: font.large,
  transform: 'translateX(-50%)',
  '@media': { '(max-width: 767px)': { insetBlockStart: '12px' } },
});
