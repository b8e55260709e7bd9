import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { nativeSelect } from '../Field/nativeSelect.css.ts';

const { color, font, radius, size, space } = vars;

/** One step under the other. */
export const step = style({ display: 'grid', gap: space.md, minInlineSize: 0 });

/** Where the import stands, over the step. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  marginBlockEnd: space.lg,
  paddingBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: font.small,
  color: color.textMuted,
});

/**
 * The step itself; it takes focus when it appears, so that reading goes on there, and shows no ring because it is no
 * control.
 */
export const body = style({ minInlineSize: 0, selectors: { '&:focus, &:focus-visible': { outline: 'none' } } });

/** One of the steps. */
export const stepName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  selectors: { '&[aria-current]': { color: color.text, fontWeight: 600 } },
});

/** Its number. */
export const stepNumber = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.6em',
  blockSize: '1.6em',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.pill,
  selectors: {
    '[aria-current] > &': { color: color.onAccent, background: color.accent, borderColor: color.accent },
    '[data-done] > &': { color: color.accentText, borderColor: color.accentMark },
  },
});

/** Words and buttons in a line. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** What a line ends with. */
export const end = style({ marginInlineStart: 'auto' });

/** The place that takes files, tall enough to aim at. */
export const place = style({ minBlockSize: '140px', flexDirection: 'column' });

/** A frame whose table scrolls in both directions. */
export const frame = style({
  maxBlockSize: 'min(60vh, 36rem)',
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

/** A table of fields or rows. */
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

/** A title of a column; it stays while rows scroll. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${space.sm} ${space.md}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: color.onTableHeader,
  background: color.tableHeader,
});

/** A cell. */
export const cell = style({
  padding: `${space.xs} ${space.md}`,
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${color.border}`,
  lineHeight: font.line,
});

/** A cell of the list of fields. */
export const fieldCell = style([cell, { verticalAlign: 'middle', textAlign: 'start', fontWeight: 400 }]);

/** A cell that can be typed into. */
export const editable = style({
  padding: '2px',
  minInlineSize: '9em',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${color.border}`,
});

/** The number of a row, with what is wrong with the row as a whole. */
export const rowNumber = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums', minInlineSize: '4em' });

/** What is typed or chosen in a cell. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: size.controlSmall,
  padding: `0 ${space.sm}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text,
  background: 'transparent',
  font: 'inherit',
  selectors: {
    '&:hover': { borderColor: color.borderControl },
    '&:focus, &:focus-visible': {
      outline: `2px solid ${color.focusRing}`,
      outlineOffset: '-1px',
      backgroundColor: color.surface,
    },
    '&[aria-invalid]': { borderColor: color.criticalText, background: color.criticalSoft, color: color.criticalText },
    '&[data-mended]': { borderColor: color.successText },
  },
});

/** A choice of a column of the file. */
export const choice = style([
  nativeSelect,
  control,
  {
    minBlockSize: size.control,
    borderColor: color.borderControl,
    backgroundColor: color.surface,
    minInlineSize: '8em',
    maxInlineSize: '16em',
  },
]);

/** What is wrong with a cell. */
export const problem = style({
  display: 'block',
  padding: `0 ${space.sm}`,
  fontSize: font.small,
  lineHeight: 1.4,
  color: color.criticalText,
});

/** Words of less weight. */
export const muted = style({ color: color.textMuted, fontSize: font.small });

/** The mark of a field that must be filled. */
export const required = style({ color: color.criticalText });

/** Words under the name of a field. */
export const note = style([muted, { display: 'block' }]);

/** A value for empty cells with the button that takes it away. */
export const fill = style({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: '14em' });

/** The input of a value for empty cells. */
export const fillInput = style({ flex: '1 1 auto', minInlineSize: 0 });
