import { type Geom, difference, intersection, union } from 'polyclip-ts';
import { geometryFault } from '@lattice/geometry/geometryFault';
import type { Geometry } from '../field.ts';
import { ringSize } from './splitArea.ts';

/** An area with its name. */
export interface NamedArea {
  name: string;
  geometry: Geometry;
}

/**
 * What is wrong with an area among others: it covers part of an area beside it, it leaves the area that it should lie
 * in, or it leaves out part of an area that should lie in it; `at` is a place of the fault.
 */
export interface AreaFault {
  kind: 'overlap' | 'outside' | 'leftOut';
  name: string;
  at: readonly [lng: number, lat: number];
}

/** Ground that belongs to none of the areas beside each other; it is told, not refused. */
export interface AreaGap {
  kind: 'gap';
  /** Square kilometres. */
  size: number;
  geometry: Geometry;
  at: readonly [lng: number, lat: number];
}

/** What an area is judged against. */
export interface AreaSurroundings {
  /** The area that it should lie in; null for none. */
  whole: NamedArea | null;
  /** The areas beside it. */
  beside: readonly NamedArea[];
  /** The areas that should lie in it. */
  parts: readonly NamedArea[];
}

/** Most vertices of an area that is judged among others, so that a single one does not hold up a server. */
export const MOST_BESIDE = 2000;

/** Pieces smaller than this are borders drawn inexactly: square degrees, about ten square metres in China. */
const LEAST = 1e-9;

/** Most gaps that are told of an area, and how much of it a gap may be; what is larger is not drawn yet. */
const MOST_GAPS = 5;
const PART = 0.2;

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

type Box = readonly [west: number, south: number, east: number, north: number];

const boxOf = (geom: Geom): Box => {
  const vertices = verticesOf(geom);
  const along = (axis: 0 | 1) => vertices.map((vertex) => vertex[axis]);
  return [Math.min(...along(0)), Math.min(...along(1)), Math.max(...along(0)), Math.max(...along(1))];
};

const areApart = (a: Box, b: Box): boolean => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

/**
 * What is wrong with an area among others, the first fault of each kind; one with a fault in itself is judged no
 * further. Lines, points and what is not there have no fault.
 */
export function areaFaults(area: Geometry, { whole, beside, parts }: AreaSurroundings): AreaFault[] {
  const own = geomOf(area);
  if (own === null || geometryFault(area) !== null) return [];
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

/** How many parts an area has. */
const partCount = ({ type, coordinates }: Geometry): number => (type === 'MultiPolygon' ? coordinates.length : 1);

/** What two areas are together, slivers left out; null where no part of one touches the other along a border. */
export function joinedArea(one: Geometry, other: Geometry): Geometry | null {
  const [first, second] = [geomOf(one), geomOf(other)];
  if (first === null || second === null) return null;
  const pieces = union(first, second).flatMap(([outline, ...holes]) =>
    outline === undefined || sizeOf(outline) < LEAST
      ? []
      : [[outline, ...holes.filter((hole) => sizeOf(hole) >= LEAST)]],
  );
  const [area] = pieces;
  if (area === undefined || pieces.length >= partCount(one) + partCount(other)) return null;
  return pieces.length === 1 ? { type: 'Polygon', coordinates: area } : { type: 'MultiPolygon', coordinates: pieces };
}

/** Degrees by which a gap may be apart from the box of an area; a decimetre. */
const NEAR = 1e-6;

const areBeside = (one: Box, other: Box): boolean =>
  !areApart([one[0] - NEAR, one[1] - NEAR, one[2] + NEAR, one[3] + NEAR], other);
const keyOf = (ring: Ring) =>
  middleOf(ring)
    .map((part) => part.toFixed(6))
    .join(',');

/**
 * The gaps between an area and those beside it, the largest first: ground that they enclose, and ground of the area
 * that they lie in which is a small part of the area and lies beside it.
 */
export function areaGaps(area: Geometry, { whole, beside }: Pick<AreaSurroundings, 'whole' | 'beside'>): AreaGap[] {
  const own = geomOf(area);
  if (own === null || geometryFault(area) !== null) return [];
  const others = beside.flatMap(({ geometry }) => {
    const one = geomOf(geometry);
    return one === null ? [] : [one];
  });
  const frame = whole === null ? null : geomOf(whole.geometry);
  const covered = union(own, ...others);
  const enclosed = covered.flatMap(([, ...holes]) => holes);
  const left = frame === null ? [] : difference(frame, own, ...others);
  const most = union(own).reduce((sum, [outline = []]) => sum + sizeOf(outline), 0) * PART;
  const small = left.flatMap(([outline]) =>
    outline !== undefined && sizeOf(outline) <= most && areBeside(boxOf([outline]), boxOf(own)) ? [outline] : [],
  );
  const known = new Set(small.map(keyOf));
  return [...small, ...enclosed.filter((ring) => !known.has(keyOf(ring)))]
    .filter((ring) => sizeOf(ring) >= LEAST)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_GAPS)
    .map((ring) => ({
      kind: 'gap',
      size: ringSize(ring),
      geometry: { type: 'Polygon', coordinates: [ring] },
      at: middleOf(ring),
    }));
}
