import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, space } = vars;

/** From this width on all four questions have room. */
const WIDE = 640;
const half = `calc((100% - ${space.md}) / 2)`;
const quarter = `calc((100% - 3 * ${space.md}) / 4)`;

/** The questions beside each other: four, or two and two, never three and one. */
export const questions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${quarter}, min(${half}, (${WIDE}px - 100%) * 999)), 1fr))`,
  gap: space.md,
});

/** A question with its figure and its rule below. */
export const question = style({ display: 'grid', alignContent: 'start', gap: space.sm });

/** The rule of a question in words. */
export const rule = style({ margin: 0, color: color.textMuted, fontSize: font.small });
