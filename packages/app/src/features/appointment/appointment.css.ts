import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, space } = vars;

/** What is said of a day above its list: the day, and how many places are taken. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
  marginBlockEnd: space.md,
});

/** The day itself. */
export const day = style({ margin: 0, fontSize: font.large, fontWeight: 600 });

/** Why nothing can be booked, or how much can. */
export const note = style({ color: color.textMuted });

/** What stands at the end of the line. */
export const last = style({ marginInlineStart: 'auto', display: 'flex', gap: space.sm });
