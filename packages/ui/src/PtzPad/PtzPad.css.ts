import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Directions as a cross, and the lens beside it. */
export const pad = style({ display: 'flex', alignItems: 'center', gap: space.lg });

/** The cross. */
export const cross = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 40px)', gridAutoRows: '40px' });

/** The lens. */
export const lens = style({ display: 'grid', gridAutoRows: '40px', gap: space.sm });

/** A button that moves while it is held. */
export const key = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  padding: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: color.neutralSoft },
    '&[data-held]': { background: color.accent, color: color.onAccent, borderColor: color.accent },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: 1 },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed', background: color.surface },
  },
});
