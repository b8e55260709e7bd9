import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, space } = vars;

/** The questions beside each other. */
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: space.md,
});

/** A question with its figure and its rule below. */
export const question = style({ display: 'grid', alignContent: 'start', gap: space.sm });

/** The rule of a question in words. */
export const rule = style({ margin: 0, color: color.textMuted, fontSize: font.small });
