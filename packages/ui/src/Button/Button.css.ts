import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, size, space, radius, font, motion } = vars;

const disabled = { color: color.textDisabled, background: color.sunken, borderColor: color.border };

/** The box of every button; native or drawn by React Aria. */
export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  margin: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  font: 'inherit',
  fontSize: font.base,
  fontWeight: 500,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:is(:hover, :focus-visible)': {
      transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
    },
    '&[data-disabled]': { ...disabled, cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});

const live = (state: 'hovered' | 'pressed') => `&[data-${state}]:not([data-disabled])`;

/** Colours by variant. */
export const variant = styleVariants({
  primary: {
    color: color.onAccent,
    background: color.accent,
    selectors: {
      [live('hovered')]: { background: color.accentHover },
      [live('pressed')]: { background: color.accentPressed },
    },
  },
  secondary: {
    color: color.text,
    background: color.surface,
    borderColor: color.borderControl,
    selectors: {
      [live('hovered')]: { color: color.accentText, background: color.accentSoft, borderColor: color.accentMark },
      [live('pressed')]: { color: color.accentText, background: color.accentSoft, borderColor: color.accentPressed },
    },
  },
  quiet: {
    color: color.accentText,
    background: 'transparent',
    selectors: {
      [live('hovered')]: { background: color.accentSoft },
      [live('pressed')]: { background: color.accentSoft, borderColor: color.accentMark },
      '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' },
    },
  },
  critical: {
    color: color.onCritical,
    background: color.critical,
    selectors: {
      [live('hovered')]: { background: color.criticalHover },
      [live('pressed')]: { background: color.criticalHover },
    },
  },
});

/** Height and padding by size. */
export const sizes = styleVariants({
  medium: { minHeight: size.control, minWidth: size.control, paddingInline: space.lg },
  small: { minHeight: size.controlSmall, minWidth: size.controlSmall, paddingInline: space.sm, fontSize: font.small },
});

/** Icon and words; hidden but still measured while pending, so the width stays. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The turning ring inside a pending button. */
export const spinner = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: '1.15em',
  height: '1.15em',
  margin: '-0.575em',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
});
