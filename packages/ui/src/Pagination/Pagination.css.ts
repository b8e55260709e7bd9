import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { nativeSelect } from '../Field/nativeSelect.css.ts';

const { color, font, radius, size, space } = vars;
const narrow = '(max-width: 767.98px)';
const control = {
  blockSize: size.control,
  borderRadius: radius.control,
  border: `1px solid ${color.borderControl}`,
  backgroundColor: color.surface,
  color: color.text,
};

/** The foot of a list. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.md,
  color: color.text,
  fontSize: font.base,
  '@media': { [narrow]: { justifyContent: 'space-between', gap: space.sm }, print: { display: 'none' } },
});

/** How many rows there are. */
export const total = style({
  marginInlineEnd: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { flex: '1 0 40%' } },
});

/** The choice of size. */
export const field = style([nativeSelect, control]);

/** The pages. */
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { flex: '1 0 40%' } },
});

/** One page. */
export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.control,
  blockSize: size.control,
  padding: `0 ${space.xs}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.accentSoft, color: color.accentText },
    '&[aria-current]': { background: color.accent, color: color.onAccent, fontWeight: 600, cursor: 'default' },
    '&[aria-disabled="true"]': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
  },
});

// Arrows along the line point the other way where lines run from right to left.
globalStyle(`[dir=rtl] ${page} > svg`, { transform: 'scaleX(-1)' });

/** A page other than the current one: left out on a narrow screen. */
export const other = style({ '@media': { [narrow]: { display: 'none' } } });

/** Pages left out. */
export const gap = style({
  minInlineSize: size.control,
  textAlign: 'center',
  color: color.textMuted,
  '@media': { [narrow]: { display: 'none' } },
});

/** The field that goes to a page, with its words. */
export const jump = style({ display: 'flex', alignItems: 'center', gap: space.xs, color: color.textMuted });

/** The page to go to. */
export const number = style({ ...control, inlineSize: '3.6em', paddingInline: space.sm, textAlign: 'center' });
