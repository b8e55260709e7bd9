import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const WIDE = 'screen and (min-width: 768px)';

export const form = style({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });
export const section = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: vars.space.md,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  fontSize: vars.font.large,
  fontWeight: 600,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.sm,
});

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => ({ '@media': { [WIDE]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }));

export const cell = style({ minInlineSize: 0 });
export const wide = style({ '@media': { [WIDE]: { gridColumn: '1 / -1' } } });
const waitingBlock = { boxSizing: 'border-box', color: vars.color.textMuted, fontSize: vars.font.base, lineHeight: vars.font.line, paddingBlockEnd: `calc(${vars.font.small} * 1.5 + ${vars.space.xs})` } as const;
const bed = { content: '', display: 'block', marginBlockStart: vars.space.xs, borderRadius: vars.radius.control, background: vars.color.sunken, border: `1px solid ${vars.color.border}`, boxSizing: 'border-box' } as const;

export const waiting = styleVariants({ line: vars.size.control, tiles: '6rem', drawing: 'calc(18rem + 2px)', point: '24rem' }, (height) => ({ ...waitingBlock, '::after': { ...bed, blockSize: height } }));

export const summary = style({ margin: `${vars.space.xs} 0 0`, paddingInlineStart: '1.2em' });

globalStyle(`${summary} li`, { display: 'flex', alignItems: 'center', gap: vars.space.sm });
globalStyle(`${summary} a`, { display: 'inline-block', minBlockSize: '24px', color: 'inherit', textDecoration: 'underline' });
globalStyle(`${summary} [data-mended] a`, { textDecoration: 'line-through' });
