import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, space } = vars;

/** Scales beside each other, as many as fit. */
export const offers = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
});

/** The place of a scale among those that are offered. */
export const offered = style({ display: 'grid', listStyle: 'none' });

/** A scale: its words, and what can be done at its foot. */
export const offer = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space.sm,
  blockSize: '100%',
});

/** What is said of a scale beside its words. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.md}` });

/** How far a sheet is, and how it is shown, in sight while it scrolls. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  gap: space.sm,
  paddingBlockEnd: space.md,
  background: color.surface,
});

/** Buttons beside each other, in lines where there is no room. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

/** What came of a sheet, in the middle. */
export const told = style({
  display: 'grid',
  gap: space.md,
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
});

/** The chart beside what it means. */
export const report = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    '(min-width: 1100px)': {
      selectors: { '&[data-charted=true]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});

/** Long words of a report. */
export const prose = style({
  maxInlineSize: '46em',
  lineHeight: 1.8,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** The faults of a scale. */
export const faults = style({ margin: 0, paddingInlineStart: '1.2em', lineHeight: 1.8, listStyle: 'disc' });

/** Number and words of a part of a scale. */
export const itemWords = style({ display: 'grid', gap: space.xs, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Marks beside each other. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, alignItems: 'center' });
