import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, size, space, motion } = vars;

/** All of it; larger type where it is asked for. */
export const frame = style({
  display: 'grid',
  gap: space.lg,
  minInlineSize: 0,
  fontSize: font.base,
  selectors: { '&[data-type=true]': { fontSize: `calc(${font.base} * 1.35)` } },
});

/** One question alone, in the middle, as high as most of them so that the buttons below stay. */
export const single = style({
  inlineSize: '100%',
  maxInlineSize: '44em',
  marginInline: 'auto',
  minBlockSize: '20em',
});

/** All questions below each other. */
export const sheet = style({ display: 'grid' });

/** A question with its choices. */
export const question = style({
  minInlineSize: 0,
  margin: 0,
  padding: `0 ${space.sm} ${space.md}`,
  border: 'none',
  selectors: {
    '&[data-large=false]': { borderBlockEnd: `1px solid ${color.border}` },
    '&[data-large=false]:focus-within': { background: color.rowHover },
    '&[data-missing=true]': { background: color.warningSoft },
  },
});

/** Number and words of a question. */
export const title = style({
  display: 'flex',
  gap: space.sm,
  alignItems: 'baseline',
  padding: `${space.md} 0 ${space.sm}`,
  color: color.text,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-large=true] > &': { fontSize: '1.35em', fontWeight: font.strong, paddingBlockEnd: space.lg },
  },
});

/** The number of a question. */
export const ordinal = style({
  flex: 'none',
  minInlineSize: '1.6em',
  color: color.accentText,
  fontWeight: font.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** Words beside it. */
export const hint = style({
  color: color.textMuted,
  fontSize: `calc(1em * 0.9)`,
  fontWeight: 400,
  // Who touches has no keys.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

/** That it must be answered. */
export const missing = style({
  marginInlineStart: space.sm,
  color: color.warningText,
  fontSize: `calc(1em * 0.9)`,
  fontWeight: 400,
});

/** Its picture. */
export const picture = style({ maxInlineSize: '100%', maxBlockSize: '16em', marginBlockEnd: space.md });

/** The choices: below each other where the question stands alone, beside each other on a sheet. */
export const options = style({
  display: 'grid',
  gap: space.sm,
  selectors: {
    '&[data-large=false]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5em), 1fr))' },
  },
});

/** A choice to be pressed anywhere. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: `max(${size.target}, ${size.control})`,
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.accentMark },
    '&[data-chosen]': { borderColor: color.accentMark, background: color.accentSoft, color: color.accentText },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
    '[data-large=true] > &': { paddingBlock: space.md, fontSize: '1.1em' },
  },
});

/** The native mark, in the accent colour. */
export const box = style({
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  margin: 0,
  accentColor: color.accentMark,
  outline: 'none',
});

/** The words of a choice. */
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The key that chooses it. */
export const keyCap = style({
  flex: 'none',
  minInlineSize: '1.7em',
  paddingInline: '0.3em',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.textMuted,
  font: 'inherit',
  fontSize: '0.8em',
  textAlign: 'center',
  '@media': { '(hover: none)': { display: 'none' } },
});

/** A number and its limits. */
export const number = style({ display: 'flex', gap: space.sm, alignItems: 'baseline', maxInlineSize: '16em' });

/** To the question before and after. */
export const walk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  inlineSize: '100%',
  maxInlineSize: '44em',
  marginInline: 'auto',
});

/** The numbers of all questions. */
export const map = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  justifyContent: 'center',
  inlineSize: '100%',
  maxInlineSize: '52em',
  marginInline: 'auto',
});

/** The number of a question, filled once it is answered. */
export const mapEntry = style({
  minInlineSize: `max(${size.target}, 2.1em)`,
  minBlockSize: `max(${size.target}, 2.1em)`,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.textMuted,
  font: 'inherit',
  fontSize: '0.85em',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accentMark },
    '&[data-answered]': { background: color.accentSoft, color: color.accentText, borderColor: color.accentSoft },
    '&[aria-current]': { borderColor: color.accentMark, borderWidth: '2px', color: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
  },
});
