import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, font, radius, shadow, space } = vars;

/** How a panel shows what it has no room for: `auto` where it stands in a row of fixed height. */
export const panelOverflow = createVar();

/** The panel; old answers are greyed by their badge and this edge, never hidden. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minWidth: 0,
  padding: space.md,
  border: '1px solid transparent',
  borderRadius: radius.card,
  color: color.text,
  background: color.surface,
  boxShadow: shadow.card,
  selectors: { '&[data-stale]': { borderColor: color.warning, borderStyle: 'dashed' } },
});

/** The line of heading and buttons. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

/** Buttons at the end of the line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
});

/** The heading. */
export const heading = style({
  position: 'relative',
  paddingInlineStart: space.md,
  fontSize: font.large,
  lineHeight: 1.4,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '0.2em',
      bottom: '0.2em',
      width: '3px',
      borderRadius: radius.pill,
      background: color.accentMark,
    },
  },
});

const toTheEnd = keyframes({ '0%, 90%': { opacity: 1 }, '100%': { opacity: 0 } });
const whole = '1 / 1';

/** The room of what is shown; it scrolls where its height is given, and fades below as long as more is to come. */
export const body = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  overflow: fallbackVar(panelOverflow, 'visible'),
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' } },
  '@supports': {
    '(animation-timeline: scroll())': {
      selectors: {
        '&[data-scrolls]::after': {
          content: '""',
          position: 'sticky',
          insetBlockEnd: 0,
          gridArea: whole,
          alignSelf: 'end',
          blockSize: '1.5rem',
          background: `linear-gradient(to bottom, transparent, ${color.surface})`,
          pointerEvents: 'none',
          // The place in the scroll drives it, so it is no motion of its own, and stays where motion is reduced.
          animation: `${toTheEnd} 1ms linear both`,
          animationDuration: '1ms !important',
          animationTimeline: 'scroll()',
        },
      },
    },
  },
});

/** What is shown; what brings its own heading may take the whole height. */
export const inside = style({
  display: 'grid',
  gridArea: whole,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  minWidth: 0,
  alignContent: 'start',
  selectors: { '&[data-whole]': { alignContent: 'stretch' } },
});

/** The line below: from when it is, and what it leads to; its place is kept. */
export const foot = style({
  minHeight: '1.5em',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  fontSize: font.small,
});

/** The way to the list. */
export const more = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' });
