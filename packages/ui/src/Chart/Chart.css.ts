import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { font, space } = vars;

/** The figure; it takes the width there is. */
export const chart = style({ display: 'flex', flexDirection: 'column', gap: space.sm, minWidth: 0, margin: 0 });

/** Heading and buttons. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.sm}`,
});

/** The buttons, at the end of the line. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
});

/** The room of the drawing or the table. */
export const body = style({ position: 'relative', minWidth: 0, fontSize: font.small });

/** A drawing that takes what is left of the height. */
export const filling = style({ flex: '1 1 auto' });

/** An unseen box one em wide. */
export const letter = style({ position: 'absolute', width: '1em', height: 0, visibility: 'hidden' });
