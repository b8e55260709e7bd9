import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;

/** The two ways beside each other. */
export const ways = style({
  display: 'inline-flex',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  '@media': { print: { display: 'none' } },
});

/** One of them; the chosen one has the colour of what is chosen in lists. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: `calc(${size.control} - 2px)`,
  minInlineSize: size.target,
  paddingInline: space.sm,
  border: 0,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  fontSize: font.base,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { 'screen and (max-width: 767.98px)': { paddingInline: space.xs } },
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': { background: color.rowSelected, color: color.accentText, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-3px' },
  },
});
