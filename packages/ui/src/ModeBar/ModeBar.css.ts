import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** The bar, which stays at the lower edge of the window while the page scrolls, below windows over the page. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 95,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space.xs} ${space.lg}`,
  padding: `${space.sm} ${space.lg}`,
  borderBlockStart: `2px solid ${color.warning}`,
  color: color.warningText,
  background: color.warningSoft,
  '@media': { print: { display: 'none' } },
});

/** What holds now. */
export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.sm, minWidth: 0 });

/** The first words. */
export const title = style({ fontWeight: font.strong });
