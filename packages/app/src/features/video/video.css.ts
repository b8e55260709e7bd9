import { vars } from '@lattice/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Pad and presets below each other. */
export const control = style({ display: 'grid', gap: space.md });

/** The presets, and the way to keep one. */
export const presets = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** A preset with its removal. */
export const preset = style({ display: 'inline-flex', alignItems: 'center' });

/** The name of a new preset and its button. */
export const keep = style({ display: 'flex', alignItems: 'end', gap: space.sm, inlineSize: '100%' });

/** Walls by name. */
export const names = style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' });

/** One of them, with who shared it. */
export const name = style({ display: 'flex', alignItems: 'center', gap: space.xs });

/** Who shared it. */
export const author = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.font.small,
});

/** Buttons and choices in a line. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm });

/** The wall of pictures: what the middle of the scene leaves beside buttons and map; where it scrolls, what they need. */
export const wall = style({
  inlineSize: '100%',
  minBlockSize: 220,
  blockSize: 'max(220px, min(calc(100cqh - 356px), 68cqw))',
});

/** The picture of one camera. */
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 10', minBlockSize: 220, maxBlockSize: '64vh' });

/** One below the other, what happens nearby behind the picture; where there is room the picture takes most of it. */
export const point = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1100px)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture events" "picture people" "map place"',
    },
  },
});

const placed = (gridArea: string) =>
  style({ display: 'grid', minInlineSize: 0, '@media': { '(min-width: 1100px)': { gridArea } } });

/** Where the parts of a point stand. */
export const areas = {
  picture: placed('picture'),
  events: placed('events'),
  people: placed('people'),
  map: placed('map'),
  place: placed('place'),
};
