import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font, radius, size, space } = vars;
const room = { minBlockSize: `calc(${size.control} + 4px)`, borderBlockEnd: `1px solid ${color.border}` } as const;

/** Room of the tabs while their code or their states come. */
export const held = style(room);

/** The tabs above a list: one line, which scrolls where it is too long. */
export const line = style({
  ...room,
  display: 'flex',
  alignItems: 'stretch',
  gap: space.xs,
  paddingInline: space.md,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});

/** One tab: the chosen one stands out by weight and a line below it. */
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.sm,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  fontSize: font.base,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': { color: color.accentText, fontWeight: 600 },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.sm,
      insetBlockEnd: -1,
      borderBlockEnd: `2px solid ${color.accentText}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-3px' },
  },
});

/** How many rows stand behind a tab. */
export const count = style({
  color: color.textMuted,
  fontSize: font.small,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** The line between states and saved views. */
export const divider = style({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: 1,
  blockSize: '1.25em',
  marginInline: space.xs,
  background: color.border,
});
