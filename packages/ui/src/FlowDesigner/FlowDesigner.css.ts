import { globalStyle, style } from '@vanilla-extract/css';
import { ground } from '../FlowViewer/flowCanvas.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, space } = vars;
/** Where the columns stand one below the other, and the palette lies on its side. */
const slim = '(max-width: 49.99em)';
const TALL = 'clamp(26rem, 68dvh, 56rem)';

/** All of the designer. */
export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.sm,
  minInlineSize: 0,
  background: color.surface,
  color: color.text,
  selectors: {
    '&:fullscreen': { boxSizing: 'border-box', padding: space.md, overflow: 'auto', alignContent: 'start' },
  },
});

/** The tools over the canvas; where they do not fit, whole groups go to the next line. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
});

/** Tools that belong together. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

/** What is done with the whole, at the end of the line. */
export const deeds = style([tools, { marginInlineStart: 'auto' }]);

/** Outline, canvas and form, side by side where there is room. */
export const columns = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 50em)': { gridTemplateColumns: 'minmax(19rem, 1fr) minmax(0, 2.4fr)' },
    '(min-width: 72em)': { gridTemplateColumns: 'minmax(19rem, 1fr) minmax(0, 2.6fr) minmax(18rem, 1.2fr)' },
  },
});

/** One of the columns. */
export const column = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  '@container': { '(min-width: 50em)': { blockSize: TALL, overflow: 'auto' } },
});

/** The form stands below the others where there is no room beside them. */
export const formColumn = style([
  column,
  {
    padding: space.md,
    '@container': { '(min-width: 50em) and (max-width: 71.99em)': { gridColumn: '1 / -1', blockSize: 'auto' } },
  },
]);

/** The frame around the canvas. */
export const stage = style({
  position: 'relative',
  boxSizing: 'border-box',
  minInlineSize: 0,
  blockSize: 'clamp(26rem, 55dvh, 36rem)',
  '@container': { '(min-width: 50em)': { blockSize: TALL } },
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});
/** The canvas. */
export const canvas = style([ground, { blockSize: '100%' }]);

/** Fields one below the other. */
export const fields = style({ display: 'grid', gap: space.xs, minInlineSize: 0 });
/** Fields that belong together, under a heading. */
export const group = style({
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '& + &': { marginBlockStart: space.md } },
});
/** The heading of a group. */
export const legend = style({ padding: 0, marginBlockEnd: space.xs, fontWeight: 600, fontSize: font.base });
/** The word of BPMN after the plain one. */
export const term = style({ color: color.textMuted, fontSize: font.small, fontWeight: 400 });
/** Fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
  gap: space.xs,
});
/** Words that explain. */
export const note = style({ margin: 0, color: color.textMuted, fontSize: font.small, lineHeight: 1.6 });

/** One line of a condition. */
export const rule = style({
  display: 'grid',
  gap: '2px',
  padding: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
});
/** Buttons in a row. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

/** Chosen people, each of which can be taken away. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** One of them. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  paddingInlineStart: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
});

/** What opens below the canvas. */
export const panel = style({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
});
/** A list of problems, steps or changes. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '2px',
  maxBlockSize: '24rem',
  overflow: 'auto',
});
/** One of its lines. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.sm}`,
  padding: `${space.xs} 0`,
  borderBlockEnd: `1px solid ${color.border}`,
  lineHeight: 1.6,
});
const sized = style({ display: 'inline-flex', alignItems: 'center', alignSelf: 'center', gap: space.xs });

/** The sign before a line, by how much it matters. */
export const sign = {
  error: style([sized, { color: color.criticalText }]),
  warning: style([sized, { color: color.warningText }]),
  good: style([sized, { color: color.successText }]),
  plain: style([sized, { color: color.textMuted }]),
};
/** A line that leads to its element. */
export const jump = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  color: color.accentText,
  textDecoration: 'underline',
  cursor: 'pointer',
  minBlockSize: '24px',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' } },
});

/** Two versions side by side where there is room. */
export const versions = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
});
/** One version under its name. */
export const version = style({
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
  gridTemplateRows: 'auto minmax(0, 1fr)',
});
/** The name of a version. */
export const versionName = style({ margin: 0, fontSize: font.base, fontWeight: 600 });
/** The drawing of a version. */
export const versionCanvas = style([
  ground,
  { blockSize: 'clamp(16rem, 44dvh, 32rem)', border: `1px solid ${color.borderControl}`, borderRadius: radius.card },
]);
/** What differs in an element, before and after. */
export const before = style({ color: color.criticalText, overflowWrap: 'anywhere' });
/** What it is now. */
export const after = style({ color: color.successText, overflowWrap: 'anywhere' });

globalStyle(`${canvas} .djs-palette .entry, ${canvas} .djs-context-pad .entry`, { color: color.text });
// The pad is as slim as the gap between two nodes, and lies over the line between them.
globalStyle(`${canvas} .djs-context-pad.open`, {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'auto',
  padding: '1px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.overlay,
});
globalStyle(`${canvas} .djs-context-pad .group`, { display: 'contents' });
globalStyle(`${canvas} .djs-context-pad .entry`, {
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  fontSize: '20px',
  lineHeight: '24px',
  background: 'none',
  boxShadow: 'none',
});
globalStyle(`${canvas} .djs-context-pad .entry:hover`, { background: color.accentSoft });
globalStyle(`${canvas} .djs-palette`, {
  insetInlineStart: '8px',
  insetBlockStart: '8px',
  '@container': { [slim]: { inlineSize: 'auto !important', maxInlineSize: 'calc(100% - 16px)' } },
});
globalStyle(`${canvas} .djs-palette .djs-palette-entries, ${canvas} .djs-palette .group`, {
  '@container': { [slim]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${canvas} .djs-palette .separator`, { '@container': { [slim]: { display: 'none' } } });
globalStyle(`${canvas} .djs-palette .entry`, {
  '@container': { [slim]: { inlineSize: '32px', blockSize: '32px', lineHeight: '32px', fontSize: '22px' } },
});
