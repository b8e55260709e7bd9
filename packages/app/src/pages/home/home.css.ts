import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@lattice/ui/theme/vars.css';

const { color, font, motion, radius, shadow, size, space } = vars;

/** The parts of the page, one below the other. */
export const home = style({ display: 'grid', gap: space.lg, paddingBlock: space.sm, minInlineSize: 0 });

/** Who, where and when, in one line. */
export const welcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: size.control,
  paddingInline: space.xs,
});

/** The offer of a tour, at the end of the line; below it where the name of the area, which comes later, may need it. */
export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
  color: color.textMuted,
  '@media': {
    '(max-width: 1279px)': { justifyContent: 'flex-end', inlineSize: '100%' },
    '(max-width: 767.98px)': { justifyContent: 'flex-start', paddingBlockStart: space.xs },
  },
});

/** The greeting. */
export const greeting = style({ fontSize: `calc(${font.title} * 1.15)`, fontWeight: 600 });

/** Area and day; on a phone they have a line of their own. */
export const greetingMore = style({
  color: color.textMuted,
  '@media': { '(max-width: 767.98px)': { inlineSize: '100%' } },
});

/** The actions; their room is kept while they are not known. */
export const actions = style({
  minBlockSize: '64px',
  selectors: { '&:empty': { '@media': { '(max-width: 991px)': { minBlockSize: '180px' } } } },
});

/** Queue, and beside it the area. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(300px, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A column of cards; below another one it stays hidden until the height of that one is known. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  minInlineSize: 0,
  selectors: { '&[data-waits]': { '@media': { '(max-width: 1023px)': { visibility: 'hidden' } } } },
});

/** Keeps the room of a queue. */
export const queue = style({ minBlockSize: '336px' });

/** Keeps the room of the figures. */
export const figuresRoom = style({ minBlockSize: '72px', marginBlockEnd: space.sm });

/** Keeps the room of the map with its line of keys. */
export const mapRoom = style({ minBlockSize: '246px' });

/** Names that lead to records, one a line. */
export const places = style({ display: 'grid', marginBlockStart: space.xs });

globalStyle(`${places} > li`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '32px',
});
globalStyle(`${places} a`, {
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${places} [data-late]`, { flex: 'none', color: color.criticalText, fontSize: font.small });

/** A muted line. */
export const sectionLabel = style({ color: color.textMuted, fontSize: font.small });

/** Exceptions, one a line. */
export const findings = style({ display: 'grid' });

/** One exception. */
export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '40px',
  paddingBlock: space.xs,
  borderBlockStart: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&[data-open]': { flexWrap: 'nowrap', color: color.warningText },
    '&[data-fine]': { flexWrap: 'nowrap', color: color.textMuted },
  },
});

/** Stands for the share of what is late. */
export const meter = style({
  flex: '1 1 100%',
  blockSize: '4px',
  borderRadius: radius.pill,
  background: color.neutralSoft,
  overflow: 'hidden',
});

/** The part that is late. */
export const meterBar = style({ display: 'block', blockSize: '100%', background: color.critical });

/** A group of the menu. */
export const group = style({ display: 'grid', gap: space.sm, marginTop: space.sm });

/** Name of a group. */
export const label = style({ paddingInline: space.xs, fontSize: font.large });

/** The newest of a kind. */
export const newsList = style({ display: 'grid' });

/** One piece of news, a button as wide as its card; large text on a phone leaves no room for its moment beside it. */
export const news = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space.md,
  inlineSize: '100%',
  minBlockSize: size.target,
  paddingBlock: space.xs,
  paddingInline: space.xs,
  border: 0,
  borderRadius: radius.control,
  color: color.text,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.accentText, background: color.accentSoft },
    'html[data-text="elder"] &': { '@media': { '(max-width: 767.98px)': { flexWrap: 'wrap' } } },
  },
});

/** What it is about, in one line. */
export const newsTitle = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-unread]': { fontWeight: 600 },
    'html[data-text="elder"] &': {
      '@media': { '(max-width: 767.98px)': { flexBasis: '100%', whiteSpace: 'normal' } },
    },
  },
});

/** When it came. */
export const newsTime = style({ flex: 'none', color: color.textMuted, fontSize: font.small });

/** The ring around the element that a step of the tour describes. */
export const ring = style({
  position: 'fixed',
  zIndex: 130,
  border: `3px solid ${color.focusRing}`,
  borderRadius: radius.control,
  pointerEvents: 'none',
  transition: `all ${motion.fast}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** The text of the tour, in a corner beside the element it describes. */
export const tour = style({
  position: 'fixed',
  zIndex: 131,
  insetBlockEnd: space.xl,
  insetInlineEnd: space.xl,
  inlineSize: 'min(360px, calc(100vw - 32px))',
  boxShadow: shadow.overlay,
  borderRadius: radius.card,
});
