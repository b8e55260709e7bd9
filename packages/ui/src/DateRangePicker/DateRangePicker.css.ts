import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { cell } from '../DatePicker/DatePanel.css.ts';

/** The two typed days, in one line or two. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
});

/** One typed day, no wider than its parts. */
export const day = style({
  display: 'inline-flex',
  paddingInlineStart: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
});

/** The word between the days. */
export const until = style({ paddingInlineStart: vars.space.sm, color: vars.color.textMuted });

/** Presets beside the calendar, above it on narrow screens. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  '@media': { 'screen and (min-width: 480px)': { flexWrap: 'nowrap' } },
});

/** The presets. */
export const presetList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignContent: 'flex-start',
  inlineSize: '100%',
  '@media': {
    'screen and (min-width: 480px)': {
      flex: 'none',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      inlineSize: 'max-content',
      minInlineSize: '5.5em',
    },
  },
});

/** One preset. */
export const preset = style({
  minBlockSize: vars.size.control,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.rowHover },
    '&[aria-pressed=true]': { background: vars.color.accentSoft, color: vars.color.accentText, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});

/** As wide as the calendar and the presets, however wide the input. */
export const popover = style({
  selectors: { '&&': { padding: vars.space.md, minInlineSize: 0, maxInlineSize: 'min(26rem, calc(100vw - 16px))' } },
  '@media': { 'screen and (min-width: 480px)': { selectors: { '&&': { maxInlineSize: 'calc(100vw - 16px)' } } } },
});

/** The choice of which ends are given. */
export const kinds = style({ display: 'flex', gap: vars.space.xs, marginBlockEnd: vars.space.sm });

/** One way to give the ends. */
export const kind = style([
  preset,
  {
    flex: '1 1 0',
    textAlign: 'center',
    border: `1px solid ${vars.color.border}`,
    selectors: { '&[aria-pressed=true]': { borderColor: vars.color.accentMark } },
  },
]);

/** A day of the calendar: the days between are tinted, the ends are filled. */
export const rangeCell = style([
  cell,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start]):not([data-selection-end])': {
        background: vars.color.accentSoft,
        color: vars.color.text,
        borderRadius: 0,
      },
    },
  },
]);
