import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** The entries below each other. */
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 });

/** An entry; marked where another one would be put. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&[data-dragged]': { background: color.sunken },
    '&[data-over]': { boxShadow: `inset 0 2px 0 ${color.accentMark}` },
  },
  '@media': { '(max-width: 767.98px)': { flexWrap: 'wrap' } },
});

/** That it can be dragged. */
export const grip = style({ flex: 'none', lineHeight: 0, color: color.textMuted, cursor: 'grab' });

/** What it shows. */
export const words = style({ flex: 1, minInlineSize: '12em', overflowWrap: 'anywhere' });

/** What can be done to it. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  marginInlineStart: 'auto',
});
