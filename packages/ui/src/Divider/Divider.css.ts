import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** A line across, with words in it or without. */
export const across = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
  marginBlock: space.md,
  fontSize: font.small,
  color: color.textMuted,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.border}` },
    '&[data-align="start"]::before': { flex: '0 0 24px' },
    '&:empty': { gap: 0 },
  },
});

/** A line between things in a row, as tall as they are. */
export const upright = style({
  display: 'inline-block',
  alignSelf: 'stretch',
  inlineSize: '1px',
  minBlockSize: '1em',
  marginInline: space.sm,
  verticalAlign: 'middle',
  background: color.border,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
