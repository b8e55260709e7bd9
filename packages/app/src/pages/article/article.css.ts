import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, radius, space } = vars;

/** The article beside what is said of it; one below the other where there is no room. */
export const sides = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});

/** What is said of the article. */
export const beside = style({ display: 'grid', gap: space.md, minInlineSize: 0 });

/** The ground on which the article lies. */
export const ground = style({
  display: 'grid',
  justifyItems: 'center',
  minInlineSize: 0,
  paddingBlock: space.lg,
  paddingInline: space.sm,
  borderRadius: radius.card,
  background: color.sunken,
});

/** The paper of the article, as wide as a phone or as a page. */
export const paper = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  inlineSize: '100%',
  maxInlineSize: 820,
  minBlockSize: 320,
  padding: space.xl,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  selectors: { '&[data-device=phone]': { maxInlineSize: 375, padding: space.lg, borderRadius: 28, borderWidth: 8 } },
});

/** The picture above the article. */
export const cover = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: radius.control });

/** Who wrote it and when. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.md}` });

/** Remarks one below the other. */
export const remarks = style({ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' });

/** A remark. */
export const remark = style({ display: 'grid', gap: space.xs, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Who said it, and the way to take it back. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

/** The form of a new remark. */
export const form = style({ display: 'grid', gap: space.md });

/** Versions beside the difference of the chosen one. */
export const versions = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { '(min-width: 900px)': { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});

/** The list of versions. */
export const list = style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' });

/** A version to be chosen. */
export const choice = style({
  display: 'grid',
  gap: space.xs,
  inlineSize: '100%',
  padding: space.sm,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { borderColor: color.accentMark, background: color.accentSoft },
    '&:hover': { borderColor: color.accentMark },
  },
});
