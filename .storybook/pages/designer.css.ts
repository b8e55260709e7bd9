import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, space } = vars;

/** Colours with their names. */
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space.sm,
  fontSize: font.small,
});
globalStyle(`${swatches} > li`, { display: 'flex', alignItems: 'center', gap: space.sm });
globalStyle(`${swatches} > li > i`, {
  flex: 'none',
  inlineSize: 32,
  blockSize: 24,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
});

/** Charts beside each other. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
  gap: space.lg,
});

/** Boxes that show a token each. */
export const shapes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.lg });
globalStyle(`${shapes} > li`, {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 120,
  minBlockSize: 30,
  border: `1px solid ${color.borderControl}`,
  background: color.raised,
});

/** Controls in a row. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });

/** Fields beside each other. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space.md,
});
