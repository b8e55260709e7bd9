import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, motion, radius, size, space } = vars;

/** Tree beside table; under 768 px the table alone. */
export const layout = style({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  '@media': {
    'screen and (max-width: 767px)': { display: 'grid', gap: space.gutter, gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** The pane of the tree; it stays visible while the table scrolls. */
export const pane = style({ flex: 'none', minInlineSize: 0 });

/** What of the pane stays visible. */
export const stay = style({ position: 'sticky', insetBlockStart: space.gutter });

/** The name of the tree and the button that folds it away. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space.sm, marginBlockEnd: space.sm });

/** The name takes the room there is. */
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The button that takes the choice away. */
export const all = style({
  flex: 'none',
  selectors: { '&[aria-pressed=true]': { color: color.accentText, background: color.accentSoft } },
});

/** The pane folded away: the button that brings it back. */
export const unfold = style({ maxInlineSize: '18rem' });

/** What is chosen in it. */
export const chosen = style({
  minInlineSize: 0,
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// The picture of the pane is mirrored where lines run from right to left.
globalStyle(`[dir=rtl] :is(${head}, ${unfold}) svg`, { transform: 'scaleX(-1)' });

/** The line between the pane and the table. */
export const handle = style({
  flex: 'none',
  inlineSize: space.gutter,
  position: 'relative',
  cursor: 'col-resize',
  touchAction: 'none',
  borderRadius: radius.control,
  outline: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: space.md,
    insetInlineStart: 'calc(50% - 1px)',
    inlineSize: 2,
    borderRadius: 1,
    background: 'transparent',
    transition: `background-color ${motion.fast}`,
  },
  selectors: {
    '&:hover::after': { background: color.borderControl },
    '&:focus-visible::after': { background: color.focusRing },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.focusRing}` },
  },
});

/** The table takes the room there is. */
export const table = style({ flex: '1 1 0', minInlineSize: 0 });

/** The button that opens the tree on a narrow screen, as wide as the screen. */
export const opener = style({ inlineSize: '100%', minBlockSize: size.control, justifyContent: 'flex-start' });
