import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const crud = style({ display: 'grid', gap: vars.space.gutter, gridTemplateColumns: 'minmax(0, 1fr)' });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: `${vars.space.md} ${vars.space.lg}`,
  alignItems: 'end',
  '@media': { 'screen and (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const searchActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.sm });

export const choice = style({ appearance: 'auto', background: vars.color.surface, color: vars.color.text, cursor: 'pointer' });

export const held = style({ minBlockSize: `calc(${vars.size.control} + ${vars.font.base} * ${vars.font.line} + ${vars.space.xs})` });

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, alignItems: 'center', paddingBlockEnd: vars.space.md });

export const grow = style({ flex: '1 1 auto' });

export const selection = style({ display: 'inline-flex', gap: vars.space.sm, alignItems: 'center', color: vars.color.textMuted });

export const foot = style({ paddingBlockStart: vars.space.md });

export const spoken = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' });

export const differences = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: vars.space.sm });

export const difference = style({ padding: vars.space.xs, borderBlockEnd: `1px solid ${vars.color.border}`, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' });
