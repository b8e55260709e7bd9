import { style, styleVariants } from '@vanilla-extract/css';
import type { Tone } from '../theme/tones.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** The steps, one under the other. */
export const timeline = style({ display: 'grid' });

/** One step; the line runs from its mark to the next. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: space.md,
  paddingBlockEnd: space.xl,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '24px',
      insetBlockEnd: 0,
      insetInlineStart: '11px',
      borderInlineStart: `2px solid ${color.border}`,
    },
  },
});

const tones: Record<Tone, string> = {
  neutral: color.textMuted,
  accent: color.accentText,
  success: color.successText,
  warning: color.warningText,
  critical: color.criticalText,
  info: color.infoText,
};

/** The mark of a step, in the colour of its tone. */
export const mark = styleVariants(tones, (value) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  color: value,
}));

/** The mark of a step without an icon. */
export const dot = style({
  inlineSize: '10px',
  blockSize: '10px',
  border: '2px solid currentColor',
  borderRadius: '50%',
});

/** The head of a step: what happened and when. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.md}`,
  lineHeight: '24px',
});

/** What happened. */
export const title = style({ fontWeight: 600, color: color.text, overflowWrap: 'anywhere' });

/** When it happened. */
export const time = style({ fontSize: font.small, color: color.textMuted });

/** What was said about it. */
export const body = style({ marginBlockStart: space.xs, color: color.textMuted, overflowWrap: 'anywhere' });
