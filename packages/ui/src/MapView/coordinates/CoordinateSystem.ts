import gcoord from 'gcoord';
import type { Box, Geometry, Position } from '../geo.ts';

/**
 * In what a base map counts its coordinates. CGCS2000 differs from WGS 84 by less than a metre, which is treated as
 * none; GCJ-02 and BD-09 are shifted by some hundred metres.
 */
export type CoordinateSystem = 'WGS84' | 'CGCS2000' | 'GCJ02' | 'BD09';

const systems = {
  WGS84: gcoord.WGS84,
  CGCS2000: gcoord.WGS84,
  GCJ02: gcoord.GCJ02,
  BD09: gcoord.BD09,
} as const;

/** What each system is called. */
export const systemNames: Readonly<Record<CoordinateSystem, string>> = {
  WGS84: 'WGS 84',
  CGCS2000: 'CGCS2000',
  GCJ02: 'GCJ-02',
  BD09: 'BD-09',
};

/** True where positions of the system are those of WGS 84. */
export const isUnshifted = (system: CoordinateSystem): boolean => system === 'WGS84' || system === 'CGCS2000';

/** A position of one system in another. */
export function convertPosition([lng, lat]: Position, from: CoordinateSystem, to: CoordinateSystem): Position {
  if (systems[from] === systems[to]) return [lng, lat];
  const [x, y] = gcoord.transform([lng, lat], systems[from], systems[to]);
  return [x, y];
}

/** A geometry of one system in another. */
export function convertGeometry(geometry: Geometry, from: CoordinateSystem, to: CoordinateSystem): Geometry {
  const one = (position: Position) => convertPosition(position, from, to);
  const line = (positions: readonly Position[]) => positions.map(one);
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: one(geometry.coordinates) };
    case 'LineString':
      return { type: 'LineString', coordinates: line(geometry.coordinates) };
    case 'Polygon':
      return { type: 'Polygon', coordinates: geometry.coordinates.map(line) };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: geometry.coordinates.map((area) => area.map(line)) };
  }
}

/** The box of one system in another. */
export function convertBox([west, south, east, north]: Box, from: CoordinateSystem, to: CoordinateSystem): Box {
  const [one, other] = [convertPosition([west, south], from, to), convertPosition([east, north], from, to)];
  return [one[0], one[1], other[0], other[1]];
}
