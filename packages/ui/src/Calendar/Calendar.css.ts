import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { Tone } from '../theme/tones.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, space } = vars;

/** A month and the list of its chosen day. */
export const calendar = style({ display: 'grid', gap: space.md, minInlineSize: 0, maxInlineSize: '960px' });

/** The name of the month and the buttons around it. */
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.sm });

// Arrows along the line point the other way where lines run from right to left.
globalStyle(`[dir=rtl] ${head} svg`, { transform: 'scaleX(-1)' });

/** The name of the month. */
export const month = style({ fontSize: font.large, fontWeight: 600 });

/** The days in weeks. */
export const grid = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

/** The name of a weekday. */
export const weekday = style({ padding: space.xs, fontSize: font.small, fontWeight: 400, color: color.textMuted });

globalStyle(`${grid} td`, {
  position: 'relative',
  padding: 0,
  border: `1px solid ${color.border}`,
  verticalAlign: 'top',
});

/** One day. */
export const cell = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minBlockSize: '104px',
  padding: space.xs,
  overflow: 'hidden',
  cursor: 'pointer',
  outline: 'none',
  color: color.text,
  selectors: {
    '&[data-hovered]': { background: color.rowHover },
    '&[data-outside-month]': { display: 'none' },
    '&[data-selected]': { background: color.accentSoft },
    '&[data-focus-visible]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(max-width: 767px)': { minBlockSize: '44px', justifyItems: 'center', padding: '4px 2px' } },
});

/** The number of a day; today's in a pill. */
export const number = style({
  justifySelf: 'start',
  minInlineSize: '24px',
  lineHeight: '24px',
  textAlign: 'center',
  borderRadius: radius.pill,
  selectors: { '[data-today] > &': { color: color.onAccent, background: color.accent } },
});

/** What is on a day, one line each, over the day and out of the way of a press. */
export const marks = style({
  position: 'absolute',
  insetBlockStart: '32px',
  insetInline: space.xs,
  display: 'grid',
  gap: '1px',
  maxBlockSize: 'calc(100% - 34px)',
  overflow: 'hidden',
  fontSize: font.small,
  lineHeight: '16px',
  color: color.text,
  pointerEvents: 'none',
  '@media': {
    '(max-width: 767px)': {
      insetBlockStart: 'auto',
      insetBlockEnd: '4px',
      display: 'flex',
      justifyContent: 'center',
      gap: '3px',
    },
  },
});

/** One thing on a day; on narrow screens only its dot. */
export const mark = style({ display: 'flex', alignItems: 'center', gap: '4px', minInlineSize: 0 });

/** The words of a mark. */
export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 767px)': { display: 'none' } },
});

const tones: Record<Tone, string> = {
  neutral: color.textMuted,
  accent: color.accentMark,
  success: color.success,
  warning: color.warning,
  critical: color.critical,
  info: color.info,
};

/** The dot of a mark. */
export const dot = styleVariants(tones, (value) => ({
  flex: 'none',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: value,
  forcedColorAdjust: 'none',
}));

/** The chosen day in full. */
export const day = style({ display: 'grid', gap: space.xs });
