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
  background: `${image.gate}, linear-gradient(135deg, ${color.loginBackdrop}, ${color.loginBackdropEnd})`,
});

/** What it says and asks. */
export const card = style({
  display: 'grid',
  gap: space.lg,
  width: 'min(640px, 100%)',
  minWidth: 0,
  padding: space.xl,
  border: '1px solid transparent',
  borderRadius: `calc(${radius.card} * 1.4)`,
  background: color.surface,
  boxShadow: shadow.overlay,
});

/** The picture and the heading. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space.md });

/** The picture by how things stand. */
export const picture = style({
  display: 'flex',
  selectors: {
    '&[data-state=none]': { color: color.warningText },
    '&[data-state=online]': { color: color.accentText },
    '&[data-state=complete]': { color: color.successText },
  },
});

/** What the matter is. */
export const heading = style({ fontSize: `calc(${font.title} * 1.2)`, fontWeight: 600 });

/** Why, and what to do. */
export const words = style({ color: color.textMuted });

/** The ways on. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
