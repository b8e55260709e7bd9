import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, shadow, size, space } = vars;

/** The floating sheet. */
export const popover = style({
  minWidth: '160px',
  maxWidth: '320px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  overflow: 'auto',
});

/** The list of actions. */
export const menu = style({ padding: space.xs, outline: 'none' });

/** One action. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space.sm,
  minHeight: size.control,
  padding: `4px ${space.sm}`,
  borderRadius: radius.control,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `background-color ${motion.fast}` },
    '&[data-focused]': { background: color.rowHover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
    '&[data-tone="critical"]:not([data-disabled])': { color: color.criticalText },
  },
});

// Arrows along the line point the other way where lines run from right to left.
globalStyle(`[dir=rtl] ${item} > :is(.lucide-arrow-left, .lucide-arrow-right)`, { transform: 'scaleX(-1)' });

// Where one action has an icon, the words of all begin behind the room of one.
globalStyle(`${menu}[data-icons] ${item}`, { gridTemplateColumns: `${size.icon} 1fr` });

/** The words, also where there is no icon. */
export const label = style({ gridColumn: 2 });

/** Why an action is not possible now. */
export const reason = style({ gridColumn: 2, fontSize: font.small, color: color.textMuted });
