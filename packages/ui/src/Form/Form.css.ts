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
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => ({
  '@media': { [WIDE]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
}));

/** The place of a field. */
export const cell = style({ minInlineSize: 0 });
/** A place over several columns, by their number. */
export const spans: Readonly<Record<number, string>> = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  '@media': { [WIDE]: { gridColumn: `span ${count}` } },
}));
const MESSAGE = `calc(${vars.font.small} * 1.5 + ${vars.space.xs})`;
const { control, controlSmall } = vars.size;
const { sm, xs } = vars.space;
const rooms = {
  words: control,
  line: control,
  face: '80px',
  tiles: 'calc(6rem + 4px)',
  files: `calc(72px + var(--held) * (${control} + 5px))`,
  colours: `calc(${control} + 94px)`,
  pad: `calc(201px + ${sm} + ${control})`,
  pairs: `calc(${controlSmall} + var(--held) * (${control} + ${sm}))`,
  lists: 'calc(min(18rem, 45vh) + 83px)',
  code: `calc(${vars.font.base} * 9.6 + 2 * ${sm} + 2 * ${xs} + ${controlSmall} + 3px)`,
  prose: `calc(${control} + 2 * ${xs} + 163px)`,
  drawing: 'calc(18rem - 23px)',
  point: '24rem',
};

/** The label and the room of an input that is still loading. */
export const waiting = styleVariants(rooms, (height, room) => ({
  boxSizing: 'border-box',
  color: vars.color.textMuted,
  fontSize: vars.font.base,
  lineHeight: vars.font.line,
  paddingBlockEnd: room === 'words' ? 0 : MESSAGE,
  '::after': {
    content: '',
    display: 'block',
    boxSizing: 'border-box',
    blockSize: height,
    marginBlockStart: vars.space.xs,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    background: vars.color.sunken,
  },
}));

/** The list of what is wrong. */
export const summary = style({ margin: `${vars.space.xs} 0 0`, paddingInlineStart: '1.2em' });

globalStyle(`${summary} li`, { display: 'flex', alignItems: 'center', gap: vars.space.sm });
globalStyle(`${summary} a`, {
  display: 'inline-block',
  minBlockSize: '24px',
  color: 'inherit',
  textDecoration: 'underline',
});
globalStyle(`${summary} [data-mended] a`, { textDecoration: 'line-through' });

/** A masked value and its buttons, in the room of a line. */
export const masked = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.control });

/** A masked value that stays as it is stored, beside the button that replaces it. */
export const kept = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.control,
});

/** The masked value itself. */
export const keptValue = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.textMuted });

/** The input that replaces a masked value, beside the button that brings it back. */
export const replacing = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm });

/** The input itself. */
export const replacement = style({ flex: 1, minInlineSize: 0 });

/** That button, at the height of the input. */
export const back = style({
  flexShrink: 0,
  marginBlockStart: `calc(${vars.font.base} * ${vars.font.line} + ${xs} + (${control} - ${controlSmall}) / 2)`,
});

/** A link of the web and its mark. */
export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  overflowWrap: 'anywhere',
});
