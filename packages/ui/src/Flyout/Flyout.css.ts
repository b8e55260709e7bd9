import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, radius, shadow, size, space } = vars;

/** Holds button and panel together. */
export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  '@media': { print: { display: 'none' } },
});

/** What opens beneath the button; on a phone it is as wide as the window. */
export const panel = style({
  position: 'fixed',
  top: `calc(${size.topbar} + ${space.xs})`,
  insetInline: space.md,
  zIndex: 120,
  maxHeight: `calc(100vh - ${size.topbar} - 24px)`,
  overflow: 'auto',
  padding: space.md,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  textAlign: 'start',
  '@media': {
    '(min-width: 576px)': {
      position: 'absolute',
      top: `calc(100% + ${space.md})`,
      insetInline: 'auto 0',
      width: 'max-content',
      minWidth: '200px',
      maxWidth: 'calc(100vw - 24px)',
      maxHeight: 'min(80vh, 720px)',
    },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

/** A panel of a width of its own. */
export const sized = style({ '@media': { '(min-width: 576px)': { width: 'var(--width)' } } });
