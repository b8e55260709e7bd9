import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Picture, words and a way on, in the middle of the room there is. */
export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.xl} ${space.lg}`,
  textAlign: 'center',
});

/** The same in one line, where there are other things to see. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  color: color.textMuted,
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
  color: color.textDisabled,
  background: color.sunken,
  selectors: {
    [`${line} > &`]: { width: 'auto', height: 'auto', marginBottom: 0, color: 'inherit', background: 'none' },
  },
});

/** Words no wider than one reads with ease. */
export const words = style({ maxWidth: '36em' });

/** The way on. */
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  marginTop: space.sm,
});
