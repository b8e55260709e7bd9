import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { column } from '../FlowDesigner.css.ts';

const { color, font, radius, size, space } = vars;

/** The outline: its tools above its lines. */
export const outline = style([column, { display: 'flex', flexDirection: 'column' }]);
/** The tools of the outline. */
export const outlineTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  padding: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
});
/** The lines of the outline. */
export const tree = style({
  flex: '1 1 auto',
  margin: 0,
  padding: space.xs,
  overflow: 'auto',
  listStyle: 'none',
  minBlockSize: '12rem',
});

/** One line of the outline. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs,
  boxSizing: 'border-box',
  minBlockSize: size.controlSmall,
  paddingBlock: '3px',
  lineHeight: '20px',
  paddingInlineEnd: space.xs,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  fontSize: font.base,
  selectors: {
    '&:hover': { background: color.rowHover },
    '&[aria-selected=true]': { background: color.accentSoft, color: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});
/** The icon before the name in a line, in the middle of its first line. */
export const lineIcon = style({ display: 'inline-flex', alignItems: 'center', flexShrink: 0, blockSize: '20px' });
/** The name in a line and what stands behind it. */
export const lineText = style({ minInlineSize: 0 });
/** What stands behind the name in a line. */
export const aside = style({
  color: color.textMuted,
  fontSize: font.small,
  selectors: { [`${line}[aria-selected=true] &`]: { color: color.accentText } },
});
/** The mark of a line with an error. */
export const faulty = style([
  lineIcon,
  { marginInlineStart: 'auto', paddingInlineStart: space.xs, color: color.criticalText },
]);
/** How a process is drawn, step by step, below an outline that has little in it. */
export const hint = style({
  listStyle: 'decimal',
  margin: 0,
  padding: space.sm,
  paddingInlineStart: '1.8rem',
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: 1.6,
});
/** The keys of the outline, below it. */
export const keys = style({
  margin: 0,
  padding: space.sm,
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: font.small,
  lineHeight: 1.6,
});
