import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, space } = vars;

/** The floating sheet. */
export const popover = style({
  display: 'flex',
  minInlineSize: '180px',
  maxInlineSize: 'min(400px, calc(100vw - 24px))',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
});

/** What it holds, scrolling where it must. */
export const panel = style({ flex: 1, minInlineSize: 0, padding: space.lg, overflow: 'auto', outline: 'none' });

/** Its heading. */
export const title = style({ marginBlockEnd: space.sm, fontSize: font.large, fontWeight: 600 });
