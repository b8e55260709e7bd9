import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, size, space } = vars;

/** The group of options. */
export const fieldset = style({ margin: 0, padding: 0, border: 0, minWidth: 0, selectors: { '& + &': { marginTop: space.md } } });

/** What is chosen. */
export const legend = style({ padding: 0, marginBottom: space.xs, fontSize: font.small, color: color.textMuted });

/** The options, one a line. */
export const choices = style({ display: 'grid', gap: '2px' });

/** One option: its mark, its picture and its words. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: size.control,
  padding: `2px ${space.sm}`,
  borderRadius: radius.control,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.rowHover },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** The native radio button. */
export const mark = style({ flex: 'none', width: '16px', height: '16px', margin: 0, accentColor: color.accent, selectors: { '&:focus-visible': { outline: 'none' } } });

/** A theme in small: its side bar, its page and its accent. */
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '10px 1fr',
  flex: 'none',
  width: '36px',
  height: '22px',
  overflow: 'hidden',
  border: `1px solid ${color.borderControl}`,
  borderRadius: '4px',
  background: color.canvas,
  selectors: { '&::before': { content: '""', background: color.sidebar, gridRow: '1 / 3' }, '&::after': { content: '""', margin: '5px 4px', borderRadius: '2px', background: color.accent } },
});
