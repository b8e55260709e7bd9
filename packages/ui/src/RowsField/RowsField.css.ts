import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { label } from '../Field/Field.css.ts';

/** Room from which the inputs of a row stand side by side under one line of names. */
const WIDE = 'screen and (min-width: 768px)';

/** The rows and the button that adds one. */
export const list = style({ display: 'grid', gap: vars.space.sm, justifyItems: 'start', minInlineSize: 0 });

const line = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.xs,
  alignItems: 'start',
  '@media': { [WIDE]: { gridTemplateColumns: 'var(--row-columns)', columnGap: vars.space.sm } },
});

/** The names of the columns; each input has its own where rows are stacked. */
export const head = style([
  line,
  {
    display: 'none',
    color: vars.color.textMuted,
    fontSize: vars.font.small,
    '@media': { [WIDE]: { display: 'grid' } },
  },
]);

/** One row: its number, its inputs and its buttons. */
export const row = style([
  line,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockEnd: vars.space.sm,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': { [WIDE]: { paddingBlockEnd: 0, borderBlockEnd: 0 } },
  },
]);

/** The number of a row. */
export const number = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** The buttons of a row. */
export const acts = style({ display: 'flex', justifySelf: 'end' });

/** One input of a row. */
export const cell = style({ minInlineSize: 0 });

globalStyle(`${row} ${cell} ${label}`, {
  '@media': {
    [WIDE]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** What stands where there are no rows. */
export const none = style({ color: vars.color.textMuted });
