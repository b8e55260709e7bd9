import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** Name above, picture below. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  background: color.sunken,
  color: color.text,
});

/** The line of name, state and buttons. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: vars.size.controlSmall,
  paddingInlineStart: space.sm,
  background: color.surface,
  fontSize: font.small,
});

/** The state as a dot; its words stand beside it or on the picture. */
export const dot = style({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.pill,
  background: color.textMuted,
  selectors: {
    '&[data-state="live"]': { background: color.success },
    '&[data-state="lost"]': { background: color.critical },
  },
});

/** The name. */
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Buttons, at the end. */
export const tools = style({ display: 'flex', flex: 'none' });

/** The room of the picture. */
export const room = style({ position: 'relative', flex: '1 1 auto', minBlockSize: 0, overflow: 'hidden' });

/** The picture, whatever its own size. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

/** What stands where there is no picture. */
export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  padding: space.md,
  overflow: 'auto',
  textAlign: 'center',
  color: color.text,
  fontSize: font.small,
});

// Centred by margins, so that what is longer than the tile can be scrolled to its beginning.
globalStyle(`${words} > :first-child`, { marginBlockStart: 'auto' });
globalStyle(`${words} > :last-child`, { marginBlockEnd: 'auto' });

/** What was tried. */
export const tried = style({ color: color.textMuted });
