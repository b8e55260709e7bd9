import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, motion } = vars;
const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent 42%, ${color.textMuted} 43% 57%, transparent 58%)`;
/** Edge of each of the two strokes of the arrow. */
const edge = '0.34em';
const place = (side: 'left' | 'right') => `${side} calc(0.6em + ${edge}) center, ${side} 0.6em center`;

/** A native choice with the arrow of the drawn one, inside a frame that shows its states. */
export const framedSelect = style({
  selectors: {
    'select&': {
      appearance: 'none',
      paddingInlineStart: '0.6em',
      paddingInlineEnd: '1.9em',
      backgroundImage: `${stroke(45)}, ${stroke(-45)}`,
      backgroundRepeat: 'no-repeat',
      backgroundPosition: place('right'),
      backgroundSize: `${edge} ${edge}`,
      textOverflow: 'ellipsis',
      cursor: 'pointer',
    },
    '[dir=rtl] select&': {
      backgroundImage: `${stroke(-45)}, ${stroke(45)}`,
      backgroundPosition: place('left'),
    },
    'select&:disabled': { color: color.textDisabled, backgroundColor: color.sunken, opacity: 1, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { 'select&': { appearance: 'auto', backgroundImage: 'none' } } },
  },
});

/**
 * The same alone: it shows hover and focus by its own border, as frames do; the class beside it says size and place.
 */
export const nativeSelect = style([
  framedSelect,
  {
    selectors: {
      'select&:is(:hover, :focus-visible)': { transition: `border-color ${motion.fast}, box-shadow ${motion.fast}` },
      'select&:hover:not(:disabled, [aria-invalid=true])': { borderColor: color.accentMark },
      'select&:focus-visible': {
        borderColor: color.focusRing,
        outline: '1px solid transparent',
        outlineOffset: 0,
        boxShadow: `0 0 0 1px ${color.focusRing}`,
      },
    },
  },
]);
