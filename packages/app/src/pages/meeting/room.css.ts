import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

/** Name above, people in the middle, buttons below; as high as the window. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100vh',
  background: color.canvas,
  color: color.text,
  '@supports': { '(height: 100dvh)': { blockSize: '100dvh' } },
});

/** Name of the meeting, how many are there, and the way out. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  padding: `${space.sm} ${space.lg}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
});

/** The name of the meeting. */
export const title = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.large,
});

/** How many are there. */
export const count = style({ color: color.textMuted });

/** What has to be said, above the tiles. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minBlockSize: 0,
  padding: space.md,
  overflow: 'auto',
});

/** The tiles: as large as their number allows. */
export const tiles = style({
  flex: '1 1 auto',
  display: 'grid',
  gap: space.sm,
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: 'minmax(140px, 1fr)',
  '@media': { '(max-width: 600px)': { gridTemplateColumns: 'repeat(var(--narrow), minmax(0, 1fr))' } },
});

/** A tile in the list. */
export const tile = style({ minInlineSize: 0, minBlockSize: 0 });

/** Who was called and is not there. */
export const away = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The buttons, in reach of a thumb. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  padding: space.md,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
});

/** What is asked or said in the middle of the page. */
export const middle = style({
  display: 'grid',
  gap: space.md,
  justifyItems: 'center',
  alignContent: 'center',
  inlineSize: 'min(100%, 480px)',
  marginInline: 'auto',
  padding: space.lg,
  textAlign: 'center',
});

/** The own picture before joining. */
export const mirror = style({ inlineSize: '100%', aspectRatio: '16 / 10' });
