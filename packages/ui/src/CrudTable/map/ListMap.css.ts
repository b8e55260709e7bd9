import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Height of the map: what the window leaves below title, tabs and search. */
export const HEIGHT = 'clamp(20rem, calc(100dvh - 24rem), 60rem)';

/** The map with what is said of it. */
export const map = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** Room of the map while it comes. */
export const room = style({ minBlockSize: HEIGHT });

/** How many rows stand on it. */
export const said = style({ margin: 0, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
