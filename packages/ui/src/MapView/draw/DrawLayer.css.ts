import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const round = { boxSizing: 'border-box', borderRadius: '50%', background: vars.color.raised, cursor: 'move' } as const;

/** A vertex that can be dragged. */
export const vertex = style({ ...round, border: `3px solid ${vars.color.critical}` });
/** The vertex that keys move. */
export const chosenVertex = style({
  ...round,
  border: `4px solid ${vars.color.accentMark}`,
  boxShadow: `0 0 0 2px ${vars.color.raised}`,
});
/** The middle between two vertices, where a further one can be put. */
export const middle = style({ ...round, border: `2px solid ${vars.color.textMuted}`, cursor: 'copy' });
/** The buttons of drawing, in lines. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
/** Length and area of what is drawn. */
export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  margin: 0,
  fontSize: vars.font.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** A fault of what is drawn. */
export const fault = style({ margin: 0, fontSize: vars.font.small, color: vars.color.criticalText });
/** What is told of a drawing and may stay so. */
export const notice = style({ margin: 0, fontSize: vars.font.small, color: vars.color.warningText });
/** Radius and button of a circle. */
export const circle = style({ display: 'grid', gap: vars.space.sm, inlineSize: '12rem' });
