import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The groups, side by side where there is room. */
export const groups = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
});

/** The name of a group. */
export const heading = style({ paddingBottom: space.sm, fontWeight: 600, color: color.text });

/** What keys do, and the keys. */
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.border}`,
});

/** The keys. */
export const keys = style({ display: 'inline-flex', flex: 'none', gap: space.xs });

/** One key. */
export const key = style({
  minWidth: '1.8em',
  padding: '0 6px',
  border: `1px solid ${color.border}`,
  borderBottomWidth: '2px',
  borderRadius: radius.control,
  textAlign: 'center',
  fontFamily: font.mono,
  fontSize: font.small,
  color: color.text,
  background: color.neutralSoft,
});
