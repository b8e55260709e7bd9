import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { WIDE } from './wideMap.ts';

/** The map with its list; asks its own width, not that of the window. */
export const root = style({
  containerType: 'inline-size',
  fontSize: vars.font.small,
  lineHeight: 1.5,
  color: vars.color.textMuted,
  selectors: { '&:fullscreen': { padding: vars.space.md, background: vars.color.surface, overflow: 'auto' } },
});

/** Map and list side by side where there is room, else one below the other. */
export const columns = style({
  display: 'grid',
  gap: vars.space.md,
  selectors: { '&[data-list]': { '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } } } },
});

/** The frame around the map. */
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
});

/** The element that Leaflet draws in. */
export const canvas = style({
  inlineSize: '100%',
  blockSize: '100%',
  zIndex: 0,
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
    '&[data-pick]': { cursor: 'crosshair' },
    '&[data-hit]': { cursor: 'pointer' },
  },
});

/** The mark of the middle, shown while the map has keyboard focus and a place is chosen. */
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
  selectors: { [`${canvas}[data-pick]:focus-visible ~ &`]: { opacity: 1 } },
});

/** The line below the map: keys, source, coordinates. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  marginBlockStart: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** Words that are not known yet. */
export const held = style({ visibility: 'hidden' });

const overlay = {
  position: 'absolute',
  zIndex: 2,
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
} as const;

/** The buttons of the map, below each other. */
export const bar = style({
  ...overlay,
  insetBlockStart: vars.space.sm,
  insetInlineEnd: vars.space.sm,
  display: 'grid',
  // Large text on a low map: the buttons that have no room are scrolled to.
  maxBlockSize: `calc(100% - 2 * ${vars.space.sm})`,
  overflow: 'hidden auto',
});

/** Words over the map, such as that something is read. */
export const notice = style({
  ...overlay,
  insetBlockStart: vars.space.sm,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  maxInlineSize: 'calc(100% - 8rem)',
  padding: `${vars.space.xs} ${vars.space.sm}`,
});

/** A chosen feature in the tiles. */
export const selected = style({
  stroke: vars.color.accentMark,
  strokeWidth: 4,
  fill: vars.color.accentMark,
  fillOpacity: 0.25,
});
/** The feature under the pointer or the keyboard. */
export const focused = style({ stroke: vars.color.text, strokeWidth: 3, fill: 'none' });
/** The ring around a chosen point. */
export const selectedRing = style({
  boxSizing: 'border-box',
  border: `4px solid ${vars.color.accentMark}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.raised}, inset 0 0 0 2px ${vars.color.raised}`,
});
/** The ring around the point under the pointer or the keyboard. */
export const focusedRing = style({
  boxSizing: 'border-box',
  border: `3px solid ${vars.color.text}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.raised}`,
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
/** The pin of a point. */
export const pin = style({ border: 0, background: 'none' });

globalStyle(`.${canvas}.leaflet-container`, {
  background: vars.color.canvas,
  fontFamily: 'inherit',
  fontSize: vars.font.small,
});
globalStyle(`${pin} path`, { fill: vars.color.critical, stroke: vars.color.raised });
globalStyle(`${pin} circle`, { fill: vars.color.raised });
globalStyle(`${canvas} .leaflet-control-scale-line`, {
  background: vars.color.raised,
  color: vars.color.text,
  borderColor: vars.color.borderControl,
  textShadow: 'none',
});

// Leaflet blends tiles against seams between zooms, of which there are none; checks of contrast cannot read that.
globalStyle(`${canvas}.${canvas} img.leaflet-tile`, { mixBlendMode: 'normal' });
