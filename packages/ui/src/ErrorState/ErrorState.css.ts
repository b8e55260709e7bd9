import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space, font } = vars;

/** Picture, words, numbers and a way on. */
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.xl} ${space.lg}`,
  textAlign: 'center',
});

/** The round ground of the picture. */
export const picture = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '72px',
  height: '72px',
  marginBottom: space.xs,
  borderRadius: '50%',
  color: color.criticalText,
  background: color.criticalSoft,
});

/** Words no wider than one reads with ease. */
export const words = style({ maxWidth: '36em' });

/** What support asks for. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space.lg,
  fontSize: font.small,
  color: color.textMuted,
});

/** One label and its number. */
export const fact = style({ display: 'flex', gap: space.xs });

/** A number to be read out or copied. */
export const number = style({ fontFamily: font.mono, userSelect: 'all', overflowWrap: 'anywhere' });
