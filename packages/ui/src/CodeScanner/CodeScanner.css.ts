import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The picture with its words, or the words alone. */
export const scanner = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  color: color.textMuted,
  selectors: {
    '&[data-state="none"]': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      padding: space.sm,
      borderRadius: radius.control,
      background: color.sunken,
    },
  },
});

/** The room of the picture, which keeps its height while the camera opens. */
export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '360px',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunken,
});

/** What the camera sees. */
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Where the code belongs. */
export const corners = style({
  position: 'absolute',
  insetBlock: '12%',
  insetInline: '24%',
  border: `3px solid ${color.accent}`,
  borderRadius: radius.card,
});

/** What to do. */
export const words = style({ margin: 0, fontSize: font.small, lineHeight: font.line });
