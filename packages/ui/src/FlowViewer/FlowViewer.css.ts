import { globalStyle, style } from '@vanilla-extract/css';
import { softTones, type Tone } from '../theme/tones.ts';
import { vars } from '../theme/vars.css.ts';
import { ground } from './flowCanvas.css.ts';

const { color, font, radius, shadow, space } = vars;
const narrow = '(max-width: 767px)';

/** Tools, diagram beside its list, meaning of the colours. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  color: color.text,
  fontSize: font.base,
  selectors: {
    '&:fullscreen': { boxSizing: 'border-box', padding: space.md, overflow: 'auto', background: color.canvas },
  },
});

/** The tools above the diagram. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });

/** Pushes what follows to the end. */
export const grow = style({ flex: '1 1 auto' });

/** The diagram and its list, side by side where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 300px)',
  gap: space.sm,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The frame around the diagram. */
export const stage = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.card,
  overflow: 'hidden',
});

/** What is said while there is no diagram yet, or none at all. */
export const instead = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: space.lg,
  textAlign: 'center',
  color: color.textMuted,
  background: color.surface,
});

/** The list beside the diagram; it scrolls by itself. */
export const list = style({
  position: 'relative',
  boxSizing: 'border-box',
  padding: space.xs,
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [narrow]: { maxBlockSize: '20rem' } },
});

/** Some nodes of the list; those out of sight cost nothing. */
export const stretch = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 1000px' });

/** A node in the list. */
export const entry = style({
  padding: `${space.xs} ${space.sm}`,
  borderInlineStart: '3px solid transparent',
  borderRadius: radius.control,
  cursor: 'pointer',
  outline: 'none',
  fontWeight: 600,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.rowHover },
    '&[aria-selected=true]': { background: color.rowSelected, borderInlineStartColor: color.accentMark },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** Name, state and close button of the chosen node. */
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.sm}`,
  lineHeight: '24px',
  fontWeight: 600,
});

/** The kind of a node, and who did what when, line by line. */
export const note = style({
  display: 'block',
  clear: 'both',
  whiteSpace: 'pre-line',
  fontWeight: 400,
  fontSize: font.small,
  color: color.textMuted,
  lineHeight: 1.6,
});

/** An icon and a word of a state. */
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontSize: font.small,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  selectors: { [`${entry} > &`]: { float: ['right', 'inline-end'], marginInlineStart: space.sm } },
});

/** The colour of the words of each state. */
export const stateTones = {
  waiting: style({ color: color.textMuted }),
  claimable: style({ color: color.text }),
  active: style({ color: color.accentText }),
  done: style({ color: color.successText }),
  refused: style({ color: color.criticalText }),
  returned: style({ color: color.warningText }),
  passed: style({ color: color.warningText }),
};

/** The icon of a state. */
export const glyph = style({
  flexShrink: 0,
  inlineSize: '14px',
  blockSize: '14px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

globalStyle(`${root}:fullscreen ${ground}, ${root}:fullscreen ${list}`, {
  blockSize: 'calc(100dvh - 140px) !important',
});

/** What the colours mean. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** What is known of the chosen node; the mark of bpmn-js stays free. */
export const detail = style({
  position: 'absolute',
  insetBlockEnd: space.sm,
  insetInlineStart: space.sm,
  zIndex: 50,
  boxSizing: 'border-box',
  inlineSize: 'min(22rem, calc(100% - 100px))',
  maxBlockSize: '60%',
  overflow: 'auto',
  padding: space.md,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.overlay,
});

const lookOf = (stroke: string, fill: string) => style({ color: stroke, fill });

/** The marker of each colour role on nodes and lines. */
export const looks = {
  primary: lookOf(color.accentMark, color.accentSoft),
  success: lookOf(color.success, color.successSoft),
  warning: lookOf(color.warning, color.warning),
};

/** A line between nodes. */
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  selectors: { [`${looks.warning} &`]: { strokeWidth: 3 } },
});

/** The head of its arrow. */
export const arrow = style({ fill: 'currentColor', stroke: 'currentColor', strokeWidth: 1, strokeLinejoin: 'round' });

// A line with a sign is drawn by bpmn-js, which says how wide it is in the element itself.
globalStyle(`.${looks.warning} > .djs-visual > path[style]`, { strokeWidth: '3px !important' });

const onDiagram = style({ pointerEvents: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
const pillIn = (tone: Tone) =>
  style([onDiagram, { fill: softTones[tone].background, stroke: softTones[tone].color, strokeWidth: 1.2 }]);
const badgeWords = style({});
const wordsIn = (tone: Tone) => style([onDiagram, badgeWords, { fill: softTones[tone].color, fontSize: '11px' }]);

/** The pill and icon of each state on nodes and lines. */
export const badges = {
  waiting: pillIn('neutral'),
  claimable: pillIn('neutral'),
  active: pillIn('accent'),
  done: pillIn('success'),
  refused: pillIn('critical'),
  returned: pillIn('warning'),
  passed: pillIn('warning'),
};

/** The words of each state on nodes and lines. */
export const badgeTexts = {
  waiting: wordsIn('neutral'),
  claimable: wordsIn('neutral'),
  active: wordsIn('accent'),
  done: wordsIn('success'),
  refused: wordsIn('critical'),
  returned: wordsIn('warning'),
  passed: wordsIn('warning'),
};

globalStyle(`${ground}[data-far] .${badgeWords}`, { display: 'none' });
globalStyle(`${ground} .djs-minimap.open .map`, { inlineSize: 'min(220px, 40cqi)', blockSize: '124px' });
globalStyle(`${ground} .djs-minimap`, {
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
  vars: {
    '--minimap-viewport-border-color': color.accentMark,
    '--minimap-background-color': color.surface,
    '--minimap-overlay-background-color': 'transparent',
  },
});
globalStyle(`${ground} .djs-minimap .map`, { inlineSize: 'min(240px, 50vw)', blockSize: '140px' });
globalStyle(`${ground} .djs-minimap:not(.open), ${ground} .djs-minimap .toggle`, { display: 'none' });
