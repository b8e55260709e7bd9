import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** The strip. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  minHeight: '48px',
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${color.critical}`,
  borderRadius: radius.card,
  color: color.criticalText,
  background: color.criticalSoft,
  selectors: { '&[data-calm]': { borderColor: color.border, color: color.textMuted, background: color.surface } },
});

/** How many wait. */
export const count = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  fontWeight: font.strong,
});

/** The alarms beside each other. */
export const list = style({
  display: 'flex',
  flex: '1 1 320px',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.xl}`,
  minWidth: 0,
});

/** One alarm. */
export const alarm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, minWidth: 0 });

/** What it is; links keep the colour of the strip. */
export const title = style({ minWidth: 0, color: color.criticalText, fontWeight: font.strong });

/** Where and when. */
export const detail = style({ color: color.criticalText, fontSize: font.small });

/** Its button. */
export const buttons = style({ flex: 'none' });

/** Buttons at the end of the strip. */
export const end = style({ display: 'flex', flex: 'none', gap: space.sm, marginInlineStart: 'auto' });
