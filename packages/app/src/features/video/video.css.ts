import { vars } from '@lattice/ui/theme/vars.css';
import { createVar, style } from '@vanilla-extract/css';

const { space } = vars;

/** One below the other. */
export const control = style({ display: 'grid', gap: space.md });

/** Pad and presets, beside each other where there is room. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.lg });

/** The presets, and the way to keep one. */
export const presets = style({
  display: 'flex',
  flex: '1 1 240px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
});

/** A preset with its removal. */
export const preset = style({ display: 'inline-flex', alignItems: 'center' });

/** The name of a new preset and its button. */
export const keep = style({ display: 'flex', alignItems: 'center', gap: space.sm, inlineSize: '100%' });

/** The name of a new wall and who may see it. */
export const newWall = style({ display: 'flex', alignItems: 'start', gap: space.sm });

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
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

/** What is said of a talk: a line of its own, so that the held button stays where it is; kept free until then. */
export const said = style({
  flex: '1 0 100%',
  minBlockSize: '1.5em',
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.small,
});

/** The tour, below the cameras that are checked for it. */
export const tour = style({ display: 'grid', gap: space.xs, paddingBlockStart: space.sm });

/** Height of the tree of cameras: what its panel, which is as high as the screen, has for it. */
export const treeHeight = 'max(14rem, min(var(--lt-tree-most, 26rem), calc(100vh - 330px)))';
/** The panel of the tree: on screens wider than high it is as high as they are. */
export const devices = style({
  display: 'contents',
  '@media': {
    '(min-width: 1200px) and (min-aspect-ratio: 6/5)': { vars: { '--lt-tree-most': '9999px' } },
    '(min-height: 1500px) and (max-aspect-ratio: 6/5)': { vars: { '--lt-tree-most': '18rem' } },
  },
});

const UPRIGHT = '(min-width: 700px) and (max-aspect-ratio: 6/5)';
const FAR_WIDER = '(min-width: 1920px) and (min-aspect-ratio: 5/2)';

/** Height of the map: what the wall leaves of the middle of the scene. */
export const mapHeight = createVar();

/** Wall and map; beside each other on screens far wider than high. */
export const watch = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  vars: { [mapHeight]: 'max(220px, min(calc(100cqh - 68cqw - 156px), var(--lt-middle-most, 72vw)))' },
  '@media': {
    [FAR_WIDER]: {
      gridTemplateColumns: 'minmax(0, 1fr) 28%',
      gridTemplateRows: '1fr',
      vars: { [mapHeight]: 'calc(100cqh - 146px)' },
    },
  },
});

/** The wall of pictures: what the middle of the scene leaves beside buttons and map, or what the pictures need. */
export const wall = style({
  inlineSize: '100%',
  minBlockSize: 220,
  blockSize: 'max(220px, min(calc(100cqh - 356px), 68cqw))',
  '@media': { [FAR_WIDER]: { blockSize: 'calc(100cqh - 48px)' } },
});

/** The picture of one camera. */
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  minBlockSize: 'min(220px, 50vw)',
  maxBlockSize: '64vh',
});

/** Height of the map of what is around a point. */
export const aroundHeight = createVar();

/** One below the other; where there is room, the map and what happens nearby beside the picture. */
export const point = style({
  display: 'grid',
  vars: { [aroundHeight]: '280px' },
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1100px)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      gridTemplateAreas: '"picture map" "picture events" "picture people" "place people"',
      vars: { [aroundHeight]: 'max(240px, 32vh)' },
    },
    // Upright, both lists stand beside each other; far wider than high, they stand between picture and map.
    [UPRIGHT]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"picture picture" "map map" "events people" "place place"',
      vars: { [aroundHeight]: '420px' },
    },
    [FAR_WIDER]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(320px, 2fr) minmax(320px, 3fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"picture events map" "picture people map" "picture place map"',
      vars: { [aroundHeight]: 'max(280px, calc(100vh - 250px))' },
    },
  },
});

const placed = (gridArea: string) =>
  style({
    display: 'grid',
    minInlineSize: 0,
    '@media': { '(min-width: 1100px)': { gridArea }, [UPRIGHT]: { gridArea } },
  });

/** Where the parts of a point stand. */
export const areas = {
  picture: placed('picture'),
  events: placed('events'),
  people: placed('people'),
  map: placed('map'),
  place: placed('place'),
};
