import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;

/** Picture and name of the person. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minWidth: 0,
  padding: `${space.xs} ${space.sm} ${space.md}`,
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});

/** The name in full. */
export const fullName = style({ fontWeight: 600, color: color.text });

/** The name that is typed to sign in. */
export const accountName = style({ fontSize: font.small, color: color.textMuted });

/** What can be done, one below the other. */
export const list = style({ display: 'grid', gap: '2px', paddingTop: space.sm });

/** One of them. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  minHeight: `max(${size.control}, ${size.target})`,
  padding: `2px ${space.sm}`,
  border: 0,
  borderRadius: radius.control,
  color: color.text,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `background-color ${motion.fast}` },
    '&:hover': { background: color.rowHover },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

// The way out leads to the end of the line.
globalStyle(`[dir=rtl] ${item} > .lucide-log-out`, { transform: 'scaleX(-1)' });
