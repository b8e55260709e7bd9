import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, shape, size, space } = vars;

/** The choices, one under the other. */
export const picker = style({ display: 'grid', gap: space.lg, minInlineSize: 0 });

/** One group of choices. */
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** What is chosen. */
export const legend = style({
  padding: 0,
  marginBlockEnd: space.sm,
  fontSize: font.base,
  fontWeight: 600,
  color: color.text,
});

/** The tiles, as many a line as there is room for. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space.md,
});

/** A tile: a theme in small over its name. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  padding: '6px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  color: color.text,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accentMark },
    '&[data-chosen]': { borderColor: color.accentMark, boxShadow: `0 0 0 1px ${color.accentMark}` },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
});

/** The native radio button of a choice, with its mark beside the words. */
export const mark = style({
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  margin: 0,
  accentColor: color.accentMark,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Mark and words. */
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  minInlineSize: 0,
});

/** A theme in small: bars around a page. */
export const mini = style({
  display: 'grid',
  gridTemplate: '12px 9px 1fr / 26% 1fr',
  blockSize: '78px',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: '6px',
  background: `linear-gradient(${color.canvas}, ${color.canvasEnd})`,
});

/** Its top bar. */
export const miniTop = style({
  gridArea: '1 / 1 / 2 / 3',
  background: `linear-gradient(90deg, ${color.topbar}, ${color.topbarEnd})`,
  borderBlockEnd: `1px solid ${color.topbarLine}`,
});

/** Its side bar with an entry chosen. */
export const miniSide = style({
  gridArea: '2 / 1 / 4 / 2',
  display: 'grid',
  alignContent: 'start',
  gap: '4px',
  paddingBlockStart: '5px',
  paddingInline: `min(${shape.entryInset}, 4px)`,
  background: `linear-gradient(${color.sidebar}, ${color.sidebarEnd})`,
  borderInlineEnd: `1px solid ${color.sidebarLine}`,
});

/** An entry of it. */
export const miniEntry = style({
  blockSize: '8px',
  borderRadius: `min(${shape.entry}, 3px)`,
  background: color.sidebarHover,
  selectors: {
    '&:first-child': {
      borderInlineStart: `min(${shape.entryMark}, 3px) solid ${color.onSidebarActive}`,
      background: color.sidebarActive,
    },
  },
});

/** Its tag bar. */
export const miniTags = style({
  gridArea: '2 / 2 / 3 / 3',
  padding: '1px 4px 0',
  background: color.tagbar,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      boxSizing: 'border-box',
      inlineSize: '20px',
      blockSize: '7px',
      borderRadius: shape.tag,
      borderBlockEnd: `min(${shape.tagMark}, 2px) solid ${color.onTagActive}`,
      background: color.tagActive,
    },
  },
});

/** A card on its page. */
export const miniCard = style({
  gridArea: '3 / 2 / 4 / 3',
  display: 'grid',
  alignContent: 'start',
  gap: '5px',
  margin: '6px',
  padding: '6px',
  borderRadius: `min(${radius.card}, 10px)`,
  background: color.surface,
  boxShadow: shadow.card,
});

/** A line of words. */
export const miniLine = style({ blockSize: '4px', borderRadius: '2px', background: color.textMuted, opacity: 0.45 });

/** Its loudest button. */
export const miniButton = style({
  inlineSize: '22px',
  blockSize: '9px',
  borderRadius: `min(${radius.control}, 5px)`,
  background: color.accent,
});

/** Choices in a row. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.lg}` });

/** One of them. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control,
  paddingInline: space.xs,
  borderRadius: radius.control,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:focus-within': { outline: `2px solid ${color.focusRing}` } },
});
