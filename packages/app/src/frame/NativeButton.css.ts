import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, motion, radius, size, space } = vars;

/** The box of the button, as the kit draws it. */
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: size.control,
  padding: `0 ${space.lg}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: font.base,
  fontWeight: 500,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}`,
  selectors: { '&[aria-busy]': { color: 'transparent', cursor: 'progress' } },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});

/** Colours by variant. */
export const tones = styleVariants({
  primary: {
    color: color.onAccent,
    background: color.accent,
    selectors: { '&:hover': { background: color.accentHover }, '&:active': { background: color.accentPressed } },
  },
  secondary: {
    color: color.text,
    background: color.surface,
    borderColor: color.borderControl,
    selectors: { '&:hover': { color: color.accentText, background: color.accentSoft, borderColor: color.accent } },
  },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** The ring in place of the words while something runs. */
export const ring = style({
  position: 'absolute',
  width: '1.15em',
  height: '1.15em',
  border: '2px solid',
  borderColor: color.onAccent,
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
});
