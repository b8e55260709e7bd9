import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, shadow, size, space } = vars;

/** A large target: icon and words beside each other. */
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: `max(${size.target}, 64px)`,
  padding: `${space.sm} ${space.lg}`,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.surface,
  boxShadow: shadow.card,
  textDecoration: 'none',
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.accent, color: color.accentText },
    '&[data-pressed]': { background: color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(max-width: 767px)': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space.xs,
      minBlockSize: '84px',
      padding: space.sm,
      textAlign: 'center',
    },
  },
});

/** The icon on its ground. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.control,
  color: color.onAccent,
  background: color.accent,
});

/** The words. */
export const words = style({ display: 'grid', minInlineSize: 0 });

/** What it does. */
export const name = style({ fontSize: font.large, fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' });

/** A line below. */
export const hint = style({ color: color.textMuted, fontSize: font.small });
