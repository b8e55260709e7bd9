import { globalStyle, style } from '@vanilla-extract/css';
import { chartRoles } from '../theme/chartRoles.ts';
import { vars } from '../theme/vars.css.ts';

/** Map, bar of time and list of stays. */
export const root = style({ display: 'grid', gap: vars.space.sm, color: vars.color.text, fontSize: vars.font.small });
/** Buttons, time and speed in a line. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });
/** The time that stands. */
export const clock = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.strong });
/** The choice of speed. */
export const speed = style({ inlineSize: '7rem', marginInlineStart: 'auto' });
/** The line of time with what happened on it. */
export const line = style({ position: 'relative', display: 'grid', gap: '2px' });
/** Stays and events along the line. */
export const strip = style({ position: 'relative', blockSize: '10px', marginInline: '8px' });
/** A stay. */
export const stay = style({
  position: 'absolute',
  insetBlockStart: '2px',
  blockSize: '6px',
  minInlineSize: '4px',
  borderRadius: '2px',
  background: vars.color.textMuted,
});
/** An event. */
export const event = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '8px',
  blockSize: '8px',
  background: vars.color.critical,
  transform: 'translateX(-50%) rotate(45deg)',
});
/** Where in time it stands. */
export const slider = style({
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  margin: 0,
  accentColor: vars.color.accent,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } },
});
/** Stays and events as a list. */
export const moments = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '14rem',
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});
/** A stay or event that leads to its time. */
export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, auto) 1fr',
  columnGap: vars.space.md,
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  alignItems: 'center',
  padding: `4px ${vars.space.sm}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: vars.color.rowHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});
/** How far each went. */
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** Words where there is nothing to play. */
export const empty = style({ color: vars.color.textMuted });

/** Marks of those who move, in the colours of their tracks. */
export const movers = chartRoles.map((role) =>
  style({
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `3px solid ${vars.color.raised}`,
    background: vars.color[role],
    boxShadow: `0 0 0 2px ${vars.color[role]}`,
  }),
);
for (const one of movers)
  globalStyle(`${one} > span`, {
    position: 'absolute',
    insetInlineStart: '18px',
    insetBlockStart: '-4px',
    padding: '0 4px',
    whiteSpace: 'nowrap',
    background: vars.color.raised,
    color: vars.color.text,
    borderRadius: vars.radius.control,
  });
