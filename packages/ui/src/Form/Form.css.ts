import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const WIDE = 'screen and (min-width: 768px)';

/** The sections of a form, one under the other. */
export const form = style({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });
/** A group of fields without the look of a native fieldset. */
export const section = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** The name of a group. */
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

/** The grid of fields, one column on narrow screens. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.sm,
});

/** How many columns on wide screens. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => ({ '@media': { [WIDE]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }));

/** The place of a field. */
export const cell = style({ minInlineSize: 0 });
/** A place as wide as the form. */
export const wide = style({ '@media': { [WIDE]: { gridColumn: '1 / -1' } } });
const waitingBlock = { boxSizing: 'border-box', color: vars.color.textMuted, fontSize: vars.font.base, lineHeight: vars.font.line, paddingBlockEnd: `calc(${vars.font.small} * 1.5 + ${vars.space.xs})` } as const;
const bed = { content: '', display: 'block', marginBlockStart: vars.space.xs, borderRadius: vars.radius.control, background: vars.color.sunken, border: `1px solid ${vars.color.border}`, boxSizing: 'border-box' } as const;

/** The room of an input that is still loading, by its height. */
export const waiting = styleVariants({ line: vars.size.control, tiles: '6rem', drawing: 'calc(18rem + 2px)', point: '24rem' }, (height) => ({ ...waitingBlock, '::after': { ...bed, blockSize: height } }));

/** The list of what is wrong. */
export const summary = style({ margin: `${vars.space.xs} 0 0`, paddingInlineStart: '1.2em' });

globalStyle(`${summary} li`, { display: 'flex', alignItems: 'center', gap: vars.space.sm });
globalStyle(`${summary} a`, { display: 'inline-block', minBlockSize: '24px', color: 'inherit', textDecoration: 'underline' });
globalStyle(`${summary} [data-mended] a`, { textDecoration: 'line-through' });
