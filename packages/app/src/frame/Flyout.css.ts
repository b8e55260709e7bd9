import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, motion, radius, shadow, size, space } = vars;

/** Holds button and panel together. */
export const root = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

/** A quiet button on the top bar, in the bar's own colours. */
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space.sm,
  minWidth: size.control,
  minHeight: size.control,
  padding: `0 ${space.sm}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: 'inherit',
  background: 'transparent',
  fontSize: font.base,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover, &[aria-expanded=true]': { color: color.onTopbar, background: color.topbarHover },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
  },
});

/** Words beside an icon where there is room. */
export const words = style({ display: 'none', '@media': { '(min-width: 576px)': { display: 'inline' } } });

/** What opens beneath the button. */
export const panel = style({
  position: 'absolute',
  top: `calc(100% + ${space.xs})`,
  insetInlineEnd: 0,
  zIndex: 120,
  minWidth: '200px',
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: '75vh',
  overflow: 'auto',
  padding: space.md,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.raised,
  boxShadow: shadow.overlay,
});
