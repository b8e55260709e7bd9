import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, image, radius, shadow, space } = vars;

/** The whole window. */
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  padding: space.md,
  color: color.text,
  background: `${image.gate}, linear-gradient(135deg, ${color.lockBackdrop}, ${color.lockBackdropEnd})`,
});

/** What asks for the password. */
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.lg,
  width: 'min(380px, 100%)',
  padding: space.xl,
  border: '1px solid transparent',
  borderRadius: `calc(${radius.card} * 1.4)`,
  background: color.surface,
  boxShadow: shadow.overlay,
});

/** Says that the screen is locked, and whose it is. */
export const heading = style({ fontSize: font.title, fontWeight: 600, textAlign: 'center', overflowWrap: 'anywhere' });

/** Password and buttons. */
export const form = style({ display: 'grid', gap: space.md, width: '100%' });
