import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, size, space } = vars;

/** Puts the box near the top, where it does not move while the list grows. */
export const top = style({
  selectors: { '&&': { alignItems: 'flex-start', paddingTop: 'min(12vh, 120px)' } },
  '@media': { '(max-width: 767px)': { selectors: { '&&': { paddingTop: '12px' } } } },
});

/** The box. */
export const box = style({
  width: 'min(600px, calc(100vw - 24px))',
  maxHeight: 'min(560px, calc(100% - 24px))',
  display: 'flex',
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  overflow: 'hidden',
});

/** Input and list, one below the other. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

/** The line of the input. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: `${space.sm} ${space.lg}`,
  borderBottom: `1px solid ${color.border}`,
  color: color.textMuted,
});

/** The input; the line beneath it shows the focus. */
export const input = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: `max(${size.control}, 36px)`,
  border: 0,
  color: color.text,
  background: 'transparent',
  fontSize: font.large,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: `0 2px 0 ${color.focusRing}` },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
});

/** What was found. */
export const list = style({ flex: '1 1 auto', minHeight: 0, overflow: 'auto', padding: space.sm });

/** The name of a group of finds. */
export const heading = style({ padding: `${space.sm} ${space.sm} 2px`, fontSize: font.small, color: color.textMuted });

/** One find. */
export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: `max(${size.control}, 36px)`,
  padding: `4px ${space.sm}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected=true]': {
      background: color.rowHover,
      boxShadow: `inset 0 0 0 2px ${color.focusRing}`,
      outline: '1px solid transparent',
    },
  },
});

/** The words of a find. */
export const words = style({ flex: '1 1 auto', minWidth: 0 });

/** Where a find belongs, or its keys. */
export const detail = style({ flex: 'none', maxWidth: '50%', fontSize: font.small, color: color.textMuted });

/** What stands there when nothing was found. */
export const nothing = style({ padding: space.xl, textAlign: 'center', color: color.textMuted });
