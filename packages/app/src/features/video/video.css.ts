import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Pad and presets below each other. */
export const control = style({ display: 'grid', gap: space.md });

/** The presets, and the way to keep one. */
export const presets = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** A preset with its removal. */
export const preset = style({ display: 'inline-flex', alignItems: 'center' });

/** The name of a new preset and its button. */
export const keep = style({ display: 'flex', alignItems: 'end', gap: space.sm, inlineSize: '100%' });

/** Buttons and choices in a line. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm });

/** The picture of one camera. */
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 10', minBlockSize: 220 });

/** Picture and map beside each other where there is room. */
export const point = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
});
