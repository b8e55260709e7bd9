import { convertPosition, isUnshifted } from '../coordinates/CoordinateSystem.ts';
import type { LayerData } from './TileTask.ts';

/** Boxes of the features of a layer on the map, in degrees: west, south, east and north of each in turn. */
export type Boxes = Float64Array;

/** How many things end before one begins. */
const before = (ends: Uint32Array, one: number): number => (one === 0 ? 0 : (ends[one - 1] ?? 0));

/** The boxes of all features in one pass; one without a position gets a box that holds nothing. */
export function boxesOf({ packed, system }: Pick<LayerData, 'packed' | 'system'>): Boxes {
  const { coordinates, ringEnds, areaEnds, featureEnds } = packed;
  const boxes = new Float64Array(packed.count * 4);
  const isShifted = !isUnshifted(system);
  let from = 0;
  for (let at = 0; at < packed.count; at += 1) {
    const end = before(ringEnds, before(areaEnds, featureEnds[at] ?? 0));
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let one = from; one < end; one += 1) {
      const lng = coordinates[one * 2] ?? 0;
      const lat = coordinates[one * 2 + 1] ?? 0;
      west = Math.min(west, lng);
      south = Math.min(south, lat);
      east = Math.max(east, lng);
      north = Math.max(north, lat);
    }
    if (isShifted && from < end) {
      [west, south] = convertPosition([west, south], 'WGS84', system);
      [east, north] = convertPosition([east, north], 'WGS84', system);
    }
    from = end;
    boxes[at * 4] = west;
    boxes[at * 4 + 1] = south;
    boxes[at * 4 + 2] = east;
    boxes[at * 4 + 3] = north;
  }
  return boxes;
}

/** Degrees of the western edge of the box of a feature. */
export const westOf = (boxes: Boxes, at: number): number => boxes[at * 4] ?? Infinity;
/** Degrees of its southern edge. */
export const southOf = (boxes: Boxes, at: number): number => boxes[at * 4 + 1] ?? Infinity;
/** Degrees of its eastern edge. */
export const eastOf = (boxes: Boxes, at: number): number => boxes[at * 4 + 2] ?? -Infinity;
/** Degrees of its northern edge. */
export const northOf = (boxes: Boxes, at: number): number => boxes[at * 4 + 3] ?? -Infinity;
