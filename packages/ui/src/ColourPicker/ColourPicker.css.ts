import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** Input, swatches and note, one under the other. */
export const picker = style({ display: 'grid', gap: space.sm, minInlineSize: 0, maxInlineSize: '420px' });

/** The native colour input inside the frame. */
export const well = style({
  flex: 'none',
  inlineSize: `calc(${size.control} + 4px)`,
  margin: 0,
  padding: '4px',
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
});

globalStyle(`${well}::-webkit-color-swatch-wrapper`, { padding: 0 });
globalStyle(`${well}::-webkit-color-swatch`, {
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
});

/** The usual colours. */
export const swatches = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Their name. */
export const legend = style({ padding: 0, marginBlockEnd: space.xs, fontSize: font.small, color: color.textMuted });

/** One of them. */
export const swatch = style({
  position: 'relative',
  inlineSize: `max(28px, ${size.target})`,
  blockSize: `max(28px, ${size.target})`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  selectors: { '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } },
});

/** Its native radio button, over the whole of it; chosen, it draws a ring and a disc. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:checked': { boxShadow: `inset 0 0 0 2px #ffffff, inset 0 0 0 4px rgba(0, 0, 0, 0.55)` },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** What the theme made of the colour. */
export const note = style({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.control,
  color: color.text,
  background: color.sunken,
  fontSize: font.small,
});

/** Shade, colour and ten tints in a row. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  blockSize: '16px',
  overflow: 'hidden',
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});

/** The sentence about contrast. */
export const verdict = style({ display: 'flex', alignItems: 'center', gap: space.sm });

/** Words on the colour. */
export const sample = style({
  flex: 'none',
  padding: '2px 8px',
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
});

/** The corrections. */
export const changes = style({ display: 'grid', gap: space.xs });

/** One correction. */
export const change = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.sm,
  paddingBlockStart: space.xs,
  borderBlockStart: `1px solid ${color.border}`,
});

/** From which colour to which. */
export const move = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', fontFamily: font.mono });

/** A colour as a dot. */
export const dot = style({
  inlineSize: '10px',
  blockSize: '10px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

/** The reason. */
export const why = style({ gridColumn: '1 / -1', color: color.textMuted });
