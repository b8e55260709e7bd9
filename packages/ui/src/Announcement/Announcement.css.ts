import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, shadow, size, space } = vars;

/** Where it stands: over the middle of the tags, where no screen has buttons; nothing moves when it comes or goes. */
export const place = style({
  position: 'fixed',
  top: `calc(${size.topbar} + ${space.xs})`,
  insetInline: 0,
  zIndex: 150,
  width: 'fit-content',
  maxWidth: 'min(760px, calc(100vw - 32px))',
  marginInline: 'auto',
  '@media': { print: { display: 'none' } },
});

const enter = keyframes({ from: { opacity: 0 } });

/** The announcement: icon, words, buttons. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.xs}`,
  border: '1px solid transparent',
  borderInlineStartWidth: '4px',
  borderRadius: radius.card,
  color: color.text,
  boxShadow: shadow.overlay,
  animation: `${enter} ${motion.normal} ease-out`,
});

/** Grounds and edges by tone. */
export const tones = styleVariants({
  info: { backgroundColor: color.infoSoft, borderColor: color.info },
  success: { backgroundColor: color.successSoft, borderColor: color.success },
  warning: { backgroundColor: color.warningSoft, borderColor: color.warning },
  critical: { backgroundColor: color.criticalSoft, borderColor: color.critical },
});

/** The icon, in the colour of its tone. */
export const mark = styleVariants(
  { info: color.infoText, success: color.successText, warning: color.warningText, critical: color.criticalText },
  (value) => ({ display: 'flex', color: value }),
);

/** The words, at most two lines. */
export const words = style({
  display: '-webkit-box',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: font.strong,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Which of how many it is. */
export const count = style({ flex: 'none', color: color.textMuted, fontSize: font.small });
