import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, motion, radius, shadow, space, font } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The veil over the page. */
export const veil = style({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 100,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100vw',
  height: 'var(--visual-viewport-height)',
  background: color.backdrop,
  animation: `${appear} ${motion.fast} ease-out`,
});

/** The box. */
export const box = style({
  width: '100%',
  maxWidth: 'calc(100vw - 48px)',
  maxHeight: 'calc(100% - 48px)',
  display: 'flex',
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
  overflow: 'hidden',
  animation: `${rise} ${motion.normal} ease-out`,
  selectors: {
    '&[data-full]': { width: '100% !important', maxWidth: '100%', height: '100%', maxHeight: '100%', borderRadius: 0 },
  },
  '@media': {
    '(max-width: 767px)': {
      width: '100% !important',
      maxWidth: '100%',
      height: '100%',
      maxHeight: '100%',
      borderRadius: 0,
    },
  },
});

/** A small question stays small on narrow screens. */
export const compactBox = style({
  '@media': {
    '(max-width: 767px)': { width: 'calc(100% - 32px) !important', height: 'auto', borderRadius: radius.card },
  },
});

/** Head, body and foot. */
export const dialog = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none' });

/** Title and window buttons; stays. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.md,
  paddingInline: `${space.xl} ${space.md}`,
  borderBottom: `1px solid ${color.border}`,
  // Without window buttons the title ends where the text below it does.
  selectors: { '&[data-plain]': { paddingInlineEnd: space.xl } },
});

/** The title takes the room there is. */
export const title = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: font.large,
  fontWeight: font.strong,
});

/** Holds the button that fills the screen; a narrow screen is filled already. */
export const filler = style({ display: 'inline-flex', '@media': { '(max-width: 767px)': { display: 'none' } } });

/** What scrolls; what is reached in it keeps its label in sight above it. */
export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${space.lg} ${space.xl}`,
  scrollPaddingBlock: `calc(${font.base} * ${font.line} + ${space.lg})`,
  overscrollBehavior: 'contain',
});

/** The deciding buttons; stays. */
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space.sm,
  padding: `${space.md} ${space.xl}`,
  borderTop: `1px solid ${color.border}`,
});
