import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const TILE = '6rem';

/** The row of pictures, which shows when files are held over it. */
export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  borderRadius: vars.radius.control,
  selectors: { '&[data-over]': { outline: `2px dashed ${vars.color.accentMark}`, outlineOffset: '4px' } },
});

/** A small picture. */
export const tile = style({
  position: 'relative',
  inlineSize: TILE,
  blockSize: TILE,
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

/** The button over a picture that opens it. */
export const view = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' } },
});

/** The picture, cut to its tile. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  fontSize: vars.font.small,
  color: vars.color.textMuted,
});

/** The words in a tile while its picture is made ready. */
export const making = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  fontSize: vars.font.small,
  color: vars.color.textMuted,
});

/** A picture that has not arrived yet. */
export const dimmed = style({ opacity: 0.45 });

/** The button at the corner that takes a picture away. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  padding: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.criticalText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}` },
  },
});

/** How much of a picture is sent. */
export const bar = style({
  position: 'absolute',
  insetInline: '6px',
  insetBlockEnd: '8px',
  inlineSize: 'calc(100% - 12px)',
  blockSize: '6px',
  accentColor: vars.color.accentMark,
});

/** A tile whose picture did not arrive. */
export const failed = style({ borderColor: vars.color.criticalText });

/** The button that sends a picture again. */
export const retry = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  minBlockSize: vars.size.target,
  padding: '2px',
  border: 0,
  background: vars.color.criticalSoft,
  color: vars.color.criticalText,
  font: 'inherit',
  fontSize: vars.font.small,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' } },
});

/** The tile that takes new pictures. */
export const add = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  inlineSize: TILE,
  blockSize: TILE,
  boxSizing: 'border-box',
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.font.small,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accentMark, color: vars.color.accentText },
    '&[data-invalid]': { borderColor: vars.color.criticalText },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:focus-within': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

/** What was refused or did not arrive, in words. */
export const failure = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.small,
  lineHeight: 1.5,
  color: vars.color.criticalText,
});
/** A picture in the dialog. */
export const full = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: '75vh', marginInline: 'auto' });
