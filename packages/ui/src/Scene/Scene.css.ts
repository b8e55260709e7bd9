import { globalStyle, style } from '@vanilla-extract/css';
import { panelOverflow } from '../Panel/Panel.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, font, space } = vars;

/** From here there is room for panels beside the middle. */
const WIDE = '(min-width: 1200px) and (min-aspect-ratio: 6/5)';
/** From here each side has two columns of panels: 32:9 and video walls. */
const WALL = '(min-width: 1920px) and (min-aspect-ratio: 5/2)';
/** Upright screens on walls: all is seen at once, the middle takes what the panels below it leave. */
const UPRIGHT = '(min-width: 1000px) and (min-height: 1500px) and (max-aspect-ratio: 6/5)';
/** 4K screens are looked at from afar: all text grows with them. */
const LARGE = '(min-width: 3000px) and (max-aspect-ratio: 5/2)';

/** The whole screen. */
export const scene = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: space.md,
  minHeight: '100vh',
  minWidth: 0,
  padding: space.md,
  color: color.text,
  background: `linear-gradient(${color.canvas}, ${color.canvasEnd})`,
  vars: { [font.small]: '14px' },
  '@media': {
    [WIDE]: { height: '100vh' },
    [LARGE]: { vars: { [font.small]: '24px', [font.base]: '26px', [font.large]: '30px', [font.title]: '40px' } },
  },
});

/** The line of heading, filters and clock. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.sm} ${space.lg}`,
  paddingBottom: space.sm,
  borderBottom: `1px solid ${color.border}`,
});

/** The heading and what it is about. */
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.md, minWidth: 0 });

/** The heading. */
export const title = style({
  fontSize: '24px',
  lineHeight: 1.3,
  selectors: { ':lang(zh) &': { letterSpacing: '0.04em' } },
});

/** What the scene is about. */
export const subject = style({ color: color.accentText, fontSize: font.large });

/** Filters and buttons. */
export const tools = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
});

/** Clock and full screen, at the end. */
export const corner = style({ display: 'flex', alignItems: 'center', gap: space.md, marginInlineStart: 'auto' });

/** Day and time. */
export const clock = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.sm,
  fontSize: font.large,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The day. */
export const day = style({ color: color.textMuted, fontSize: font.base });

/** The rooms: one column, or the middle between its sides. */
export const rooms = style({
  display: 'grid',
  flex: '1 1 auto',
  gap: space.md,
  minWidth: 0,
  minHeight: 0,
  alignContent: 'start',
  '@media': {
    [WIDE]: {
      alignContent: 'stretch',
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&[data-left]': { gridTemplateColumns: 'minmax(300px, 25%) minmax(0, 1fr)' },
        '&[data-right]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 25%)' },
        '&[data-left][data-right]': {
          gridTemplateColumns: 'minmax(300px, 25%) minmax(0, 1fr) minmax(300px, 25%)',
        },
        '&[data-broad][data-left][data-right]': {
          gridTemplateColumns: 'minmax(300px, 19%) minmax(0, 1fr) minmax(300px, 19%)',
        },
      },
    },
    [UPRIGHT]: { alignContent: 'stretch', gridTemplateRows: 'minmax(560px, 1fr)' },
    [WALL]: {
      selectors: {
        '&[data-many][data-left][data-right]': {
          gridTemplateColumns: 'minmax(0, 33%) minmax(0, 1fr) minmax(0, 33%)',
        },
      },
    },
  },
});

/**
 * The middle; it comes first where there is one column. Where its height is given, `100cqh` in it is that height, and
 * `--lt-middle-most` no limit.
 */
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minWidth: 0,
  minHeight: 0,
  vars: { '--lt-middle-most': '72vw' },
  '@media': {
    [WIDE]: { gridRow: 1, order: 1, overflow: 'auto', containerType: 'size', vars: { '--lt-middle-most': '9999px' } },
    [UPRIGHT]: { overflow: 'auto', containerType: 'size', vars: { '--lt-middle-most': '9999px' } },
  },
});

/** Panels at a side; their heights do not depend on what is in them, so that nothing jumps. */
export const side = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  minWidth: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'var(--lt-shares, none)',
      gridAutoRows: 'minmax(180px, 1fr)',
      alignContent: 'stretch',
      overflow: 'auto',
      minHeight: 0,
      vars: { [panelOverflow]: 'auto' },
    },
    // Two panels stand beside each other, each as wide as it would be high; of three, the tallest above the others.
    [UPRIGHT]: {
      selectors: {
        '&[data-pair]': { gridTemplateColumns: 'var(--lt-columns)' },
        '&[data-tall]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
    // Where there are more, the first row takes what those below it leave.
    [WALL]: {
      selectors: {
        '&[data-many]': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'minmax(0, 1fr)',
          gridAutoRows: 'minmax(180px, auto)',
        },
      },
    },
  },
});

/** Before the middle. */
export const atLeft = style({ '@media': { [WIDE]: { gridRow: 1, order: 0 } } });

/** After the middle. */
export const atRight = style({ '@media': { [WIDE]: { gridRow: 1, order: 2 } } });

// The last of an odd number of panels takes the place of two, so that no hole is left on a wall.
globalStyle(`${side}[data-many]:not([data-tall]) > :last-child:nth-child(odd)`, {
  '@media': { [WALL]: { gridColumn: '1 / -1' } },
});

for (const at of [1, 2, 3]) {
  globalStyle(`${side}[data-tall="${at}"] > :nth-child(${at})`, {
    '@media': { [UPRIGHT]: { gridColumn: '1 / -1', gridRow: 1 } },
  });
  globalStyle(`${side}[data-many][data-tall="${at}"] > :nth-child(${at})`, {
    '@media': { [WALL]: { gridColumn: '1 / -1', gridRow: 1 } },
  });
}

// In the middle panels keep their height, at the sides they take that of their row.
globalStyle(`${middle} > *`, { flexShrink: 0 });
// The last one takes what is left, so that all columns end on one line.
globalStyle(`${middle} > :last-child`, { flexGrow: 1 });
globalStyle(`${side} > *`, { '@media': { [WIDE]: { minHeight: 0 } } });
