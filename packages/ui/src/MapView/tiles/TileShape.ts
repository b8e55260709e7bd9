import type { TileAddress } from './TileTask.ts';

/** Units across a tile. */
export const EXTENT = 4096;
/** Units around a tile that are drawn with it, so that no outline ends at its edge. */
export const BUFFER = 80;
/** Units below which a detail is left out. */
export const TOLERANCE = 3;
/** Zoom of tiles from which on no detail is left out. */
export const DETAIL = 18;

/** A line or an area in a tile: its place among the packed features, and its rings as x, y in turn. */
export interface TileShape {
  at: number;
  isArea: boolean;
  rings: readonly (Int16Array | Int32Array)[];
}

/** The lines and areas of a layer by tile. */
export interface ShapeIndex {
  shapesIn: (tile: TileAddress) => TileShape[];
}
