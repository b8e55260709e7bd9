import type { Outline, Position } from './Outline.ts';
import { type OutlineFault, outlineFault } from './outlineFault.ts';

/** A point, a line or an area as GeoJSON. */
export type AnyGeometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: readonly Position[] }
  | { type: 'Polygon'; coordinates: Outline[number] }
  | { type: 'MultiPolygon'; coordinates: Outline };

/** Most vertices of one geometry. */
export const MOST_VERTICES = 20_000;

/** What is wrong with a geometry in itself; lines may cross themselves. */
export type GeometryFault = OutlineFault | { kind: 'tooMany'; count: number; most: number };

/** The parts of an area; none of a point or line. */
const partsOf = (geometry: AnyGeometry): Outline => {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
};

/** What is wrong with a geometry; null where nothing is. */
export function geometryFault(geometry: AnyGeometry): GeometryFault | null {
  const parts = partsOf(geometry);
  const rings = geometry.type === 'LineString' ? [geometry.coordinates] : parts.flat();
  const count = rings.reduce((sum, ring) => sum + ring.length, 0);
  return count > MOST_VERTICES ? { kind: 'tooMany', count, most: MOST_VERTICES } : outlineFault(parts);
}
