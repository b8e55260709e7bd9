import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, shadow, space } = vars;

/** All themes at once, three a line. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(420px, 1fr))',
  gap: space.xl,
  padding: space.xl,
});

/** A theme with its name. */
export const piece = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

/** The window that shows a scaled screen. */
export const pane = style({
  position: 'relative',
  inlineSize: '420px',
  blockSize: '280px',
  overflow: 'hidden',
  borderRadius: radius.control,
  boxShadow: shadow.overlay,
});

/** The screen at a third of its size. */
export const scaled = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  inlineSize: '1260px',
  blockSize: '840px',
  transform: 'scale(0.33333)',
  transformOrigin: '0 0',
});

/** The table of ratios. */
export const table = style({
  borderCollapse: 'collapse',
  fontSize: font.small,
  color: color.text,
  background: color.surface,
  whiteSpace: 'nowrap',
});

globalStyle(`${table} th, ${table} td`, {
  padding: '4px 10px',
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  fontWeight: 400,
});
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  color: color.onTableHeader,
  background: color.tableHeader,
  fontWeight: 600,
});
globalStyle(`${table} td[data-failing]`, {
  color: color.criticalText,
  background: color.criticalSoft,
  fontWeight: 700,
});

/** The two colours of a pair. */
export const chip = style({
  display: 'inline-block',
  marginInlineEnd: '6px',
  paddingInline: '5px',
  border: `1px solid ${color.border}`,
  borderRadius: '3px',
});

/** Two cards side by side where there is room. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))',
  alignItems: 'start',
  gap: space.lg,
});

/** Samples, one under the other. */
export const sample = style({ display: 'grid', gap: space.md });

/** Samples in a row. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

/** What follows the accent in bars and rows. */
export const bars = style({ display: 'grid', gap: space.sm });

/** The open entry of the side bar. */
export const sideEntry = style({
  padding: space.sm,
  borderRadius: radius.control,
  color: color.onSidebarActive,
  background: color.sidebarActive,
});

/** The open tag. */
export const tagEntry = style({
  padding: space.sm,
  borderRadius: radius.control,
  color: color.onTagActive,
  background: color.tagActive,
});

/** A chosen row. */
export const selected = style({ padding: space.sm, color: color.text, background: color.rowSelected });
