import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;

/** The line of saved views above a list. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.controlSmall,
  marginBlockEnd: space.md,
  color: color.textMuted,
});

/** Room of the line while its code loads. */
export const held = style({ minBlockSize: size.controlSmall, marginBlockEnd: space.md });

/** A saved view; the one that is shown stands out. */
export const view = style({
  maxInlineSize: '16em',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-pressed="true"]': { background: color.accentSoft, color: color.text, fontWeight: 600 },
  },
});
