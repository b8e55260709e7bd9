import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The line with its buttons. */
export const ticker = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minWidth: 0,
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.control,
  color: color.text,
  background: color.surface,
});

/** One piece of news. */
export const line = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'baseline',
  gap: space.sm,
  minWidth: 0,
  overflow: 'hidden',
});

/** What it says. */
export const text = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** When it happened. */
export const time = style({ flex: 'none', color: color.textMuted, fontSize: font.small });

/** Which of how many. */
export const count = style({ color: color.textMuted, fontSize: font.small, whiteSpace: 'nowrap' });

/** The buttons, at the end. */
export const buttons = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: space.xs });
