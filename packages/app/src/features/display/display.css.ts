import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

/** The buttons of the tour. */
export const bar = style({ display: 'flex', alignItems: 'center', gap: space.xs });

/** A code that is read across the room. */
export const code = style({
  padding: `${space.sm} ${space.lg}`,
  borderRadius: radius.control,
  fontSize: '32px',
  fontWeight: font.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
  textAlign: 'center',
  color: color.text,
  background: color.sunken,
});

/** The page of a wall that waits for its code. */
export const pairing = style({
  display: 'grid',
  gap: space.lg,
  alignContent: 'center',
  justifyItems: 'stretch',
  inlineSize: 'min(100%, 420px)',
  minHeight: '80vh',
  margin: '0 auto',
  padding: space.lg,
});
