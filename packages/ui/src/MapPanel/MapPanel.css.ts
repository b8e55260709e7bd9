import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** The map above its status line. */
export const panel = style({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.font.small,
  color: vars.color.textMuted,
});

/** The frame around the map. */
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
});

/** The element that Leaflet draws in. */
export const canvas = style({
  inlineSize: '100%',
  zIndex: 0,
  background: vars.color.sunken,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
    '&[data-pick]': { cursor: 'crosshair' },
  },
});

/** The mark of the middle, shown while the map has keyboard focus. */
export const cross = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: '24px',
  blockSize: '24px',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  zIndex: 1,
  opacity: 0,
  background:
    `linear-gradient(${vars.color.critical}, ${vars.color.critical}) center / 2px 100% ` +
    `no-repeat, linear-gradient(${vars.color.critical}, ${vars.color.critical}) center / 100% ` +
    '2px no-repeat',
  selectors: { [`${canvas}:focus-visible ~ &`]: { opacity: 1 } },
});

/** The line with the keys and the middle. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
});

/** A named outline in the background. */
export const outline = style({
  stroke: vars.color.accentMark,
  strokeWidth: 1.5,
  strokeOpacity: 0.9,
  fill: vars.color.accentMark,
  fillOpacity: 0.08,
});
/** A drawn line. */
export const line = style({ stroke: vars.color.critical, strokeWidth: 3, fill: 'none' });
/** A drawn area. */
export const area = style({
  stroke: vars.color.critical,
  strokeWidth: 2,
  fill: vars.color.critical,
  fillOpacity: 0.15,
});
/** A vertex of a drawing. */
export const vertex = style({
  boxSizing: 'border-box',
  background: vars.color.raised,
  border: `2px solid ${vars.color.critical}`,
  borderRadius: '50%',
});
/** A point among the background outlines. */
export const dot = style({ background: vars.color.accentMark, borderRadius: '50%' });
/** The place of a record; one that calls for attention is square. */
export const mark = style({
  boxSizing: 'border-box',
  border: `2px solid ${vars.color.raised}`,
  borderRadius: '50%',
  background: vars.color.accentMark,
  boxShadow: `0 0 0 1px ${vars.color.accentMark}`,
});
/** A record that calls for attention. */
export const critical = style({
  borderRadius: '2px',
  background: vars.color.critical,
  boxShadow: `0 0 0 1px ${vars.color.critical}`,
});
/** The name of a record, shown when it is pointed at. */
export const markName = style({});
/** The pin of a point. */
export const pin = style({ border: 0, background: 'none' });
/** The name on an outline. */
export const name = style({});

globalStyle(`.${canvas}.leaflet-container`, {
  background: vars.color.sunken,
  fontFamily: 'inherit',
  fontSize: vars.font.small,
});
globalStyle(`${pin} path`, { fill: vars.color.critical, stroke: vars.color.raised });
globalStyle(`${pin} circle`, { fill: vars.color.raised });
globalStyle(`.leaflet-tooltip:is(.${name}, .${markName})`, {
  padding: '0 4px',
  border: 0,
  background: vars.color.raised,
  color: vars.color.text,
  opacity: '1 !important',
  boxShadow: 'none',
  borderRadius: vars.radius.control,
  fontSize: vars.font.small,
});
globalStyle(`.leaflet-tooltip:is(.${name}, .${markName})::before`, { display: 'none' });
globalStyle(`${canvas} .leaflet-bar`, {
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  boxShadow: 'none',
});
globalStyle(`${canvas} .leaflet-bar a`, {
  background: vars.color.raised,
  color: vars.color.text,
  borderColor: vars.color.border,
});
globalStyle(`${canvas} .leaflet-bar a.leaflet-disabled`, { color: vars.color.textDisabled });
globalStyle(`${canvas} .leaflet-control-scale-line`, {
  background: vars.color.raised,
  color: vars.color.text,
  borderColor: vars.color.borderControl,
  textShadow: 'none',
});
globalStyle(`${canvas} .leaflet-control-attribution`, { background: vars.color.raised, color: vars.color.textMuted });
