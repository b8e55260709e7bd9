import type { Geometry, Position } from '../geo.ts';

/** Mean radius of the earth in metres. */
const EARTH = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two positions along the ground. */
export function metresBetween([lng, lat]: Position, [otherLng, otherLat]: Position): number {
  const [one, other] = [radians(lat), radians(otherLat)];
  const half =
    Math.sin((other - one) / 2) ** 2 + Math.cos(one) * Math.cos(other) * Math.sin(radians(otherLng - lng) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Metres along positions. */
export const lengthOf = (positions: readonly Position[]): number =>
  positions.slice(1).reduce((sum, position, at) => sum + metresBetween(positions[at] as Position, position), 0);

/** Square metres within a ring. */
function ringArea(ring: readonly Position[]): number {
  let sum = 0;
  for (const [at, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[(at + 1) % ring.length] as Position;
    sum += radians(nextLng - lng) * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)));
  }
  return Math.abs((sum * EARTH * EARTH) / 2);
}

/** Metres of the lines and edges of a geometry, and the square metres within it. */
export function sizeOf(geometry: Geometry): { length: number; area: number } {
  const areas =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  if (geometry.type === 'LineString') return { length: lengthOf(geometry.coordinates), area: 0 };
  return {
    length: areas.flat().reduce((sum, ring) => sum + lengthOf(ring), 0),
    area: areas.reduce(
      (sum, [outer = [], ...holes]) => sum + ringArea(outer) - holes.reduce((all, hole) => all + ringArea(hole), 0),
      0,
    ),
  };
}

/** A ring of 64 corners around a middle, open. */
export function circleRing([lng, lat]: Position, radius: number): Position[] {
  const up = (radius / EARTH) * (180 / Math.PI);
  const across = up / Math.max(0.01, Math.cos(radians(lat)));
  return Array.from({ length: 64 }, (_, at) => {
    const turn = (at / 64) * Math.PI * 2;
    return [
      Math.round((lng + Math.cos(turn) * across) * 1e7) / 1e7,
      Math.round((lat + Math.sin(turn) * up) * 1e7) / 1e7,
    ];
  });
}
