/** A longitude and a latitude in degrees, WGS 84. */
export type Position = [lng: number, lat: number];

/** A GeoJSON geometry of the kinds that the kit draws. */
export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

/** A named outline, such as the boundary of a grid. */
export interface Shape {
  /** Id, unique among the shapes of a map. */
  id: string;
  /** Name shown in it. */
  name: string;
  /** Where it is. */
  geometry: Geometry;
}

/** South-west and north-east corners. */
export type Bounds = [southWest: Position, northEast: Position];

/** West, south, east and north in degrees, WGS 84. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Every position of a geometry. */
export function positionsOf(geometry: Geometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'LineString':
      return geometry.coordinates;
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
    default:
      return [];
  }
}

/** True for a position that can be drawn. */
export const isDrawable = (position: Position): boolean => position.every((part) => Number.isFinite(part));

/** The least box around positions; null for none. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of positions) {
    if (!Number.isFinite(lng + lat)) continue;
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return west > east
    ? null
    : [
        [west, south],
        [east, north],
      ];
}

/** The least box around positions as four numbers; null for none. */
export function boxOf(positions: readonly Position[]): Box | null {
  const bounds = boundsOf(positions);
  return bounds === null ? null : [...bounds[0], ...bounds[1]];
}

/** A position rounded to seven decimals, about a centimetre. */
export const roundPosition = ([lng, lat]: Position): Position => [
  Math.round(lng * 1e7) / 1e7,
  Math.round(lat * 1e7) / 1e7,
];

/** The drawable part of a geometry: without positions that are no numbers. */
export function drawablePart(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
      return geometry;
    case 'LineString':
      return { ...geometry, coordinates: geometry.coordinates.filter(isDrawable) };
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.filter(isDrawable)) };
    case 'MultiPolygon':
      return {
        ...geometry,
        coordinates: geometry.coordinates.map((area) => area.map((ring) => ring.filter(isDrawable))),
      };
  }
}

/** A geometry with positions as they are stored. */
export function roundedGeometry(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
      return { ...geometry, coordinates: roundPosition(geometry.coordinates) };
    case 'LineString':
      return { ...geometry, coordinates: geometry.coordinates.map(roundPosition) };
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.map(roundPosition)) };
    case 'MultiPolygon':
      return {
        ...geometry,
        coordinates: geometry.coordinates.map((area) => area.map((ring) => ring.map(roundPosition))),
      };
  }
}
