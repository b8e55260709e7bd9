import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** A surface on the canvas; its edge is a shadow, so forced colours draw the border instead. */
export const card = style({
  padding: space.lg,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});

/** Fills the height it is given and scrolls inside. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  overflow: 'auto',
});

/** The line of title and actions. */
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBottom: space.md,
});
