import type { Geometry, Position } from '../MapView/geo.ts';

const crosses = ([lng, lat]: Position, [x1, y1]: Position, [x2, y2]: Position): boolean =>
  y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;

/** True when a ray from the point crosses the rings an odd number of times; what lies in a hole is outside. */
const isInRings = (point: Position, rings: readonly Position[][]): boolean =>
  rings
    .flatMap((ring) => ring.slice(1).map((end, at) => crosses(point, ring[at] as Position, end)))
    .filter((isCrossed) => isCrossed).length %
    2 ===
  1;

/** True when a point lies in an area; never in a point or a line. */
export function isInside(point: Position, geometry: Geometry): boolean {
  if (geometry.type === 'Polygon') return isInRings(point, geometry.coordinates);
  return geometry.type === 'MultiPolygon' && geometry.coordinates.some((rings) => isInRings(point, rings));
}
