import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, shadow, size, space } = vars;

/** What opens beneath the bell. */
export const sheet = style({
  width: 'min(380px, calc(100vw - 16px))',
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  overflow: 'hidden',
});

/** The dialog in it. */
export const dialog = style({ outline: 'none' });

/** The three tabs. */
export const tabs = style({ display: 'flex', borderBottom: `1px solid ${color.border}` });

/** One tab. */
export const tab = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: `max(${size.control}, 40px)`,
  borderBottom: '2px solid transparent',
  color: color.textMuted,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': { color: color.accentText, borderBottomColor: color.accentMark, fontWeight: 600 },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** What a tab shows. */
export const page = style({
  maxHeight: 'min(420px, 60vh)',
  overflow: 'auto',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' } },
});

/** One piece of news. */
export const news = style({
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: `${space.sm} ${space.lg}`,
  border: 0,
  borderBottom: `1px solid ${color.border}`,
  color: color.text,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `background-color ${motion.fast}` },
    '&:hover': { background: color.rowHover },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** The first line; bold while it is unread. */
export const title = style({ selectors: { '&[data-unread]': { fontWeight: 600 } } });

/** The second line. */
export const detail = style({ fontSize: font.small, color: color.textMuted });

/** What can be done with all of a tab. */
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: space.sm,
  borderTop: `1px solid ${color.border}`,
});

/** Room around a skeleton. */
export const waiting = style({ padding: space.lg });
