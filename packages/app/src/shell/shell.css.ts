import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';
import { wide } from '../frame/frame.css.ts';

const { color, font, radius, shadow, size, space } = vars;

/** Appears when the keyboard reaches it, before everything else. */
export const skip = style({
  position: 'fixed',
  top: space.sm,
  insetInlineStart: space.sm,
  zIndex: 400,
  padding: `${space.sm} ${space.lg}`,
  borderRadius: radius.control,
  color: color.onAccent,
  background: color.accent,
  textDecoration: 'none',
  boxShadow: shadow.overlay,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
});

/** Mark and name of the platform, the way home. */
export const brand = style({ display: 'flex', alignItems: 'center', gap: space.sm, flex: '1 1 auto', minWidth: 0, color: 'inherit', textDecoration: 'none' });

/** The two names, one above the other. */
export const names = style({ display: 'grid', minWidth: 0, lineHeight: 1.25 });

/** The name in the language shown. */
export const mainName = style({ fontSize: font.large, fontWeight: 600, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });

/** The name in the other language. */
export const otherName = style({ display: 'none', fontSize: font.small, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', '@media': { [wide.small]: { display: 'block' } } });

/** Shown from 768 px on. */
export const roomy = style({ display: 'none', '@media': { [wide.small]: { display: 'contents' } } });

/** What the account button opens. */
export const account = style({ display: 'grid', gap: space.md, minWidth: '200px' });

/** Picture and name of the person. */
export const person = style({ display: 'flex', alignItems: 'center', gap: space.md, minWidth: 0, overflowWrap: 'anywhere' });

/** The name on the account button. */
export const personName = style({ display: 'none', maxWidth: '10em', overflow: 'hidden', textOverflow: 'ellipsis', '@media': { [wide.small]: { display: 'inline' } } });

/** The menu over the page. */
export const drawer = style({
  position: 'fixed',
  top: 0,
  bottom: 0,
  insetInlineStart: 0,
  width: `min(calc(${size.sidebar} + 40px), 85vw)`,
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  border: 0,
  color: color.onSidebar,
  background: `linear-gradient(${color.sidebar}, ${color.sidebarEnd}), ${color.canvas}`,
  boxShadow: shadow.overlay,
  selectors: { '&::backdrop': { background: color.backdrop } },
});

/** The way from home to the page. */
export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '32px',
  paddingInline: '9px',
  fontSize: font.small,
  color: color.textMuted,
});

/** One step of it. */
export const crumb = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, selectors: { '&[aria-current]': { color: color.text } } });

/** A step that can be taken back. */
export const crumbLink = style({ color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { color: color.accentText, textDecoration: 'underline' } } });
