import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;

/** The list. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  margin: 0,
  padding: 0,
  minHeight: '100%',
  listStyle: 'none',
  fontSize: font.base,
  color: color.text,
});

/** The room of a line, which grows where the chart is given more height than it needs. */
export const item = style({ display: 'grid', flex: '1 1 auto', maxHeight: 72, alignItems: 'center' });

/** One line: place, name, figure, and the bar beneath. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2em minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: '2px',
  width: '100%',
  minHeight: size.target,
  padding: `${space.xs} ${space.sm}`,
  border: 0,
  borderRadius: radius.control,
  font: 'inherit',
  fontSize: font.base,
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  selectors: {
    'button&': { cursor: 'pointer', transition: `background-color ${motion.fast}` },
    'button&:hover': { background: color.rowHover },
    'button&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** The place. */
export const place = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  textAlign: 'center',
  color: color.textMuted,
});

/** The name, in as many lines as it takes. */
export const name = style({ overflowWrap: 'anywhere' });

/** The figure. */
export const value = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' });

/** The stretch of the greatest. */
export const track = style({
  gridColumn: '2 / -1',
  height: '6px',
  borderRadius: radius.pill,
  background: color.sunken,
});

/** The stretch of this one. */
export const bar = style({
  display: 'block',
  height: '100%',
  minWidth: '2px',
  borderRadius: radius.pill,
  background: color.chart1,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
