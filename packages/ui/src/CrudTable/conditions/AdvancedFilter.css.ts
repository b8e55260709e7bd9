import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The conditions beneath each other. */
export const filter = style({ display: 'grid', gap: vars.space.md, justifyItems: 'start' });

/** One condition: field, comparison, value and the way to drop it, in one line where there is room. */
export const condition = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr) auto',
  gap: vars.space.sm,
  alignItems: 'end',
  inlineSize: '100%',
  '@media': {
    'screen and (max-width: 767px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      paddingBlockEnd: vars.space.md,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});
