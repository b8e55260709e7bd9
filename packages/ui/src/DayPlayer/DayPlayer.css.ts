import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** Picture, line of the day and buttons, below each other. */
export const player = style({ display: 'grid', gap: space.sm });

/** The room of the picture. */
export const room = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: color.sunken,
  overflow: 'hidden',
});

/** What stands where nothing was recorded. */
export const nothing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.sunken,
  color: color.textMuted,
});

/** The day as a line, with what was recorded on it. */
export const line = style({
  position: 'relative',
  blockSize: 28,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: 2 } },
});

/** A recorded span. */
export const span = style({ position: 'absolute', insetBlock: 0, background: color.accentSoft });

/** Where one is. */
export const hand = style({ position: 'absolute', insetBlock: 0, inlineSize: 2, background: color.accentMark });

/** Hours below the line. */
export const hours = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.textMuted,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Buttons, time and speed. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** The time shown. */
export const clock = style({ fontVariantNumeric: 'tabular-nums', flex: '1 1 auto' });
