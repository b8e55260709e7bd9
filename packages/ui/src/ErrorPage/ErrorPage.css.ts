import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** The whole page, in the middle of its place. */
export const page = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space.lg,
  flex: '1 1 auto',
  minHeight: '70vh',
  padding: space.lg,
  textAlign: 'center',
});

/** The lattice with the number. */
export const picture = style({ width: 'min(320px, 80vw)', height: 'auto', color: color.accentMark });

/** What happened. */
export const heading = style({ fontSize: `calc(${font.title} * 1.2)`, fontWeight: 600, color: color.text });

/** Why, and what to do. */
export const words = style({ maxWidth: '36em', color: color.textMuted });

/** The address that was wanted. */
export const wanted = style({ fontFamily: font.mono, overflowWrap: 'anywhere', color: color.text });

/** The ways on. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.sm });
