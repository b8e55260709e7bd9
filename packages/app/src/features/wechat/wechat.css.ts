import { style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, radius, space } = vars;

/** The phone beside what is said of its menu. */
export const sides = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  justifyItems: 'center',
  '@media': { '(min-width: 900px)': { gridTemplateColumns: '300px minmax(0, 1fr)', justifyItems: 'stretch' } },
});

/** What is said beside the phone. */
export const words = style({ display: 'grid', gap: space.md, minInlineSize: 0, inlineSize: '100%' });

/** A phone. */
export const phone = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  inlineSize: '100%',
  maxInlineSize: 300,
  blockSize: 420,
  overflow: 'hidden',
  border: `8px solid ${color.border}`,
  borderRadius: 28,
  background: color.sunken,
});

/** The name of the account at its top. */
export const phoneTitle = style({
  padding: space.sm,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  fontWeight: 600,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What stands on the phone between its title and its menu. */
export const phoneBody = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  minBlockSize: 0,
  overflow: 'auto',
  padding: space.md,
});

/** A message as it comes in. */
export const bubble = style({
  justifySelf: 'start',
  maxInlineSize: '85%',
  padding: space.sm,
  borderRadius: radius.card,
  background: color.surface,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** Articles of a message. */
export const articles = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
});

/** An article of a message; the first has its picture above. */
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  gap: space.sm,
  alignItems: 'center',
  padding: space.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
  },
});

/** The picture of an article. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: radius.control,
  selectors: { [`${article}:first-child &`]: { aspectRatio: '2.35', order: -1 } },
});

/** The menu at the foot of a phone. */
export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
});

/** The cell of an entry at the top, from which those below open upwards. */
export const cell = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.border}` } },
});

/** An entry of the menu. */
export const entry = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 40,
  padding: space.xs,
  border: 0,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: font.small,
  lineHeight: '32px',
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { 'button&': { cursor: 'pointer' }, 'button&:hover': { background: color.rowHover } },
});

/** The entries below an open one, above the bar. */
export const below = style({
  position: 'absolute',
  insetInline: 4,
  insetBlockEnd: 'calc(100% + 4px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.raised,
  boxShadow: vars.shadow.overlay,
});

/** The question above: which account. */
export const question = style({ display: 'grid', maxInlineSize: 360, gap: space.sm });

/** Faults one below the other. */
export const faults = style({ margin: 0, paddingInlineStart: '1.2em', lineHeight: 1.8, listStyle: 'disc' });
