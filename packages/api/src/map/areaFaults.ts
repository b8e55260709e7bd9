import { type Geom, difference, intersection, union } from 'polyclip-ts';
import type { Geometry } from '../field.ts';

/** An area with its name. */
export interface NamedArea {
  name: string;
  geometry: Geometry;
}

/**
 * What is wrong with an area: its border crosses itself, it covers part of an area beside it, it leaves the area that
 * it should lie in, or it leaves out part of an area that should lie in it; `at` is a place of the fault.
 */
export type AreaFault =
  | { kind: 'crossed'; at: readonly [lng: number, lat: number] }
  | { kind: 'overlap' | 'outside' | 'leftOut'; name: string; at: readonly [lng: number, lat: number] };

/** What an area is judged against. */
export interface AreaSurroundings {
  /** The area that it should lie in; null for none. */
  whole: NamedArea | null;
  /** The areas beside it. */
  beside: readonly NamedArea[];
  /** The areas that should lie in it. */
  parts: readonly NamedArea[];
}

/** Most vertices of an area that is judged, so that a single one does not hold up a server. */
export const MOST_VERTICES = 2000;

/** A place as people read it: degrees with six digits behind the point. */
export const placeText = ([lng, lat]: AreaFault['at']): string => `${lng.toFixed(6)},${lat.toFixed(6)}`;

/** Pieces smaller than this are borders drawn inexactly: square degrees, about ten square metres in China. */
const LEAST = 1e-9;

type Ring = [number, number][];

const geomOf = ({ type, coordinates }: Geometry): Geom | null =>
  type === 'Polygon' || type === 'MultiPolygon' ? coordinates : null;

/** The vertices of areas of any depth. */
const verticesOf = (geom: unknown): [number, number][] =>
  Array.isArray(geom) && typeof geom[0] === 'number'
    ? [geom as [number, number]]
    : (geom as unknown[]).flatMap(verticesOf);

/** How many vertices an area has; a closed ring counts its first one twice. */
export const vertexCount = (geometry: Geometry): number => verticesOf(geometry.coordinates).length;

const sizeOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const middleOf = (ring: Ring): [number, number] => {
  const corners = ring.slice(1);
  return [0, 1].map((axis) => corners.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / corners.length) as [
    number,
    number,
  ];
};

/** The middle of the largest piece; null where none is large enough to be meant. */
function placeOf(pieces: readonly Ring[][]): [number, number] | null {
  const [largest] = pieces
    .flatMap(([outline]) => (outline === undefined ? [] : [{ outline, size: sizeOf(outline) }]))
    .sort((a, b) => b.size - a.size);
  return largest === undefined || largest.size < LEAST ? null : middleOf(largest.outline);
}

/** Where the border of an area crosses itself: a vertex of its union that it does not have; null for nowhere. */
function crossingOf(own: Geom): [number, number] | null {
  const known = new Set(verticesOf(own).map(String));
  return verticesOf(union(own)).find((vertex) => !known.has(String(vertex))) ?? null;
}

type Box = readonly [west: number, south: number, east: number, north: number];

const boxOf = (geom: Geom): Box => {
  const vertices = verticesOf(geom);
  const along = (axis: 0 | 1) => vertices.map((vertex) => vertex[axis]);
  return [Math.min(...along(0)), Math.min(...along(1)), Math.max(...along(0)), Math.max(...along(1))];
};

const areApart = (a: Box, b: Box): boolean => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

/**
 * What is wrong with an area among others, the first fault of each kind; a border that crosses itself is judged no
 * further. Lines, points and what is not there have no fault.
 */
export function areaFaults(area: Geometry, { whole, beside, parts }: AreaSurroundings): AreaFault[] {
  const own = geomOf(area);
  if (own === null) return [];
  const crossed = crossingOf(own);
  if (crossed !== null) return [{ kind: 'crossed', at: crossed }];
  const box = boxOf(own);
  const faults: AreaFault[] = [];
  const judge = (
    kind: 'overlap' | 'outside' | 'leftOut',
    areas: readonly NamedArea[],
    piecesOf: (other: Geom) => readonly Ring[][],
  ) => {
    for (const { name, geometry } of areas) {
      const other = geomOf(geometry);
      if (other === null) continue;
      const at = placeOf(piecesOf(other));
      if (at === null) continue;
      faults.push({ kind, name, at });
      return;
    }
  };
  judge('overlap', beside, (other) => (areApart(box, boxOf(other)) ? [] : intersection(own, other)));
  judge('outside', whole === null ? [] : [whole], (other) => difference(own, other));
  judge('leftOut', parts, (other) => difference(other, own));
  return faults;
}

/** What two areas are together, slivers left out; null where they do not touch along a border. */
export function joinedArea(one: Geometry, other: Geometry): Geometry | null {
  const [first, second] = [geomOf(one), geomOf(other)];
  if (first === null || second === null) return null;
  const pieces = union(first, second).flatMap(([outline, ...holes]) =>
    outline === undefined || sizeOf(outline) < LEAST
      ? []
      : [[outline, ...holes.filter((hole) => sizeOf(hole) >= LEAST)]],
  );
  const [area] = pieces;
  return area === undefined || pieces.length > 1 ? null : { type: 'Polygon', coordinates: area };
}
