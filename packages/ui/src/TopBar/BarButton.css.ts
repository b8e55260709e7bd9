import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, motion, radius, size, space } = vars;

/** A quiet button on the top bar, in the bar's own colours. */
export const barButton = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space.sm,
  minWidth: `max(${size.control}, ${size.target})`,
  minHeight: `max(${size.control}, ${size.target})`,
  padding: `0 ${space.sm}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  fontSize: font.base,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, :focus-visible)': { transition: `background-color ${motion.fast}` },
    '&:hover:not(:disabled), &[aria-expanded=true]': { color: color.onTopbar, background: color.topbarHover },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});

/** Words beside an icon where there is room. */
export const barWords = style({ display: 'none', '@media': { '(min-width: 576px)': { display: 'inline' } } });

/** Holds what a button shows, so that the native tooltip appears over it. */
export const fill = style({ display: 'inline-flex', alignItems: 'center', gap: space.sm });
