import { convertPosition } from '../coordinates/CoordinateSystem.ts';
import { pixelX, pixelY } from './project.ts';
import { BUFFER, DETAIL, EXTENT, type ShapeIndex, TOLERANCE, type TileShape } from './TileShape.ts';
import { chainBySquare, type Extent, nowhere, squaresOver, widen } from './squares.ts';
import { type LayerData, TILE, type TileAddress } from './TileTask.ts';

/**
 * Widest line or area that is drawn whole, in pixels at zoom 0: 8192 at the highest zoom of tiles, about 2 km. A house
 * needs no cutting, which would take longer than all else of a map of 20,000.
 */
const WIDEST = 2 ** -5;

/** The lines and areas that are drawn whole, and the places of those that are too wide for it. */
export interface SmallShapes extends ShapeIndex {
  others: readonly number[];
}

/** Where a run of parts begins and ends in the list of the next smaller ones. */
const startOf = (ends: Uint32Array, part: number): number => (part === 0 ? 0 : (ends[part - 1] ?? 0));

/** Indexes the small lines and areas of a layer by place. */
export function smallShapes({ packed, system }: LayerData): SmallShapes {
  const { coordinates, ringEnds, areaEnds, featureEnds, typeOf } = packed;
  const x = new Float64Array(coordinates.length / 2);
  const y = new Float64Array(coordinates.length / 2);
  for (let one = 0; one < x.length; one += 1) {
    const position = convertPosition([coordinates[one * 2] ?? 0, coordinates[one * 2 + 1] ?? 0], 'WGS84', system);
    x[one] = pixelX(position[0], 0);
    y[one] = pixelY(position[1], 0);
  }
  const firstRing = (at: number) => startOf(areaEnds, startOf(featureEnds, at));
  const endRing = (at: number) => startOf(areaEnds, featureEnds[at] ?? 0);

  const others: number[] = [];
  const places: number[] = [];
  const boxes: Extent[] = [];
  const extent = nowhere();
  for (let at = 0; at < packed.count; at += 1) {
    if (typeOf[at] === 0) continue;
    const box = nowhere();
    const end = startOf(ringEnds, endRing(at));
    for (let one = startOf(ringEnds, firstRing(at)); one < end; one += 1) widen(box, x[one] ?? 0, y[one] ?? 0);
    if (Math.max(box.east - box.west, box.south - box.north) > WIDEST) others.push(at);
    else if (box.west <= box.east) {
      places.push(at);
      boxes.push(box);
      widen(extent, box.west, box.north);
    }
  }
  // By their north-west corners.
  const squares = squaresOver(extent, WIDEST);
  const corners = { count: places.length, x: boxes.map(({ west }) => west), y: boxes.map(({ north }) => north) };
  const { first, next } = chainBySquare(corners, squares);

  /** A ring in units of a tile; details that one cannot see are left out. */
  const ringIn = (ring: number, { z, x: column, y: row }: TileAddress): Int32Array => {
    const scale = (2 ** z * EXTENT) / TILE;
    const from = startOf(ringEnds, ring);
    const end = ringEnds[ring] ?? 0;
    const least = z < DETAIL ? TOLERANCE : 0;
    const units = new Int32Array((end - from) * 2);
    let length = 0;
    for (let one = from; one < end; one += 1) {
      const left = Math.round((x[one] ?? 0) * scale - column * EXTENT);
      const top = Math.round((y[one] ?? 0) * scale - row * EXTENT);
      const isFar =
        length === 0 ||
        Math.abs(left - (units[length - 2] ?? 0)) >= least ||
        Math.abs(top - (units[length - 1] ?? 0)) >= least;
      if (!isFar && one < end - 1) continue;
      units[length] = left;
      units[length + 1] = top;
      length += 2;
    }
    return units.subarray(0, length);
  };

  const shapesIn = (tile: TileAddress): TileShape[] => {
    const scale = 2 ** tile.z;
    const unit = TILE / EXTENT / scale;
    const west = (tile.x * TILE) / scale - BUFFER * unit;
    const north = (tile.y * TILE) / scale - BUFFER * unit;
    const east = ((tile.x + 1) * TILE) / scale + BUFFER * unit;
    const south = ((tile.y + 1) * TILE) / scale + BUFFER * unit;
    const found: TileShape[] = [];
    const look = (one: number) => {
      const box = boxes[one];
      const at = places[one];
      if (box === undefined || at === undefined) return;
      if (box.west > east || box.east < west || box.north > south || box.south < north) return;
      const isArea = (typeOf[at] ?? 0) > 1;
      // Too small to be seen.
      if (Math.max(box.east - box.west, box.south - box.north) < TOLERANCE * unit) return;
      const rings: Int32Array[] = [];
      for (let ring = firstRing(at); ring < endRing(at); ring += 1) rings.push(ringIn(ring, tile));
      found.push({ at, isArea, rings });
    };
    const lastRow = squares.rowOf(Math.min(south, extent.south));
    const lastColumn = squares.columnOf(Math.min(east, extent.east));
    for (let row = squares.rowOf(Math.max(north - WIDEST, extent.north)); row <= lastRow; row += 1)
      for (let column = squares.columnOf(Math.max(west - WIDEST, extent.west)); column <= lastColumn; column += 1)
        for (let one = first.get(squares.keyOf(column, row)) ?? -1; one >= 0; one = next[one] ?? -1) look(one);
    return found;
  };

  return { others, shapesIn };
}
