import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, shadow, size, space } = vars;

/** The sheet that the menu lies on. */
export const popover = style({
  minInlineSize: '8em',
  padding: space.xs,
  borderRadius: radius.card,
  border: `1px solid ${color.border}`,
  background: color.raised,
  color: color.text,
  fontSize: font.base,
  boxShadow: shadow.overlay,
});

/** The list of actions. */
export const menu = style({ outline: 'none' });

const itemBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control,
  padding: `0 ${space.md}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' } },
});

/** One action. */
export const item = styleVariants({
  neutral: [itemBase, { selectors: { '&[data-focused]': { background: color.rowHover } } }],
  critical: [
    itemBase,
    { color: color.criticalText, selectors: { '&[data-focused]': { background: color.criticalSoft } } },
  ],
});

/** Why an action cannot be done. */
export const reason = style({ display: 'block', color: color.textMuted, fontSize: font.small });
