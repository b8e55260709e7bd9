import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, radius, shadow, size, space } = vars;

/** A record beside its list: as tall as the window leaves it, with a scroll of its own. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: size.topbar,
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'start',
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxBlockSize: `calc(100vh - ${size.topbar})`,
  overflow: 'auto',
  padding: space.lg,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: shadow.card,
  outline: 'none',
});

/** A record in a window: as tall as the window can be, so that it does not grow when the record comes. */
export const full = style({ minBlockSize: '88vh' });
