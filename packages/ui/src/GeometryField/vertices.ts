import type { TextFault } from '@lattice/geometry/read/TextReading';
import { halfWidth } from '../Field/halfWidth.ts';
import type { Geometry, Position } from '../MapView/geo.ts';

/** The two kinds of drawing that are edited. */
export type DrawingType = 'LineString' | 'Polygon';

/** What is wrong with a drawing as a whole. */
export type DrawingProblem = 'tooFew' | 'unreadable' | null;

/** True for what can be edited as such a drawing: none, a line as a line, areas as areas. */
export const isEditable = (geometry: Geometry | null, type: DrawingType): boolean =>
  geometry === null || geometry.type === type || (type === 'Polygon' && geometry.type === 'MultiPolygon');

/** Vertices as text, one "lng,lat" a line. */
export const formatVertices = (vertices: readonly Position[]): string =>
  vertices.map((vertex) => vertex.map((part) => (Number.isFinite(part) ? part : '?')).join(',')).join('\n');

/**
 * Reads such text up to its first line that cannot be read, which becomes a vertex that is no number, so that no check
 * lets it pass.
 */
export function parseVertices(text: string): { vertices: Position[]; fault: TextFault | null } {
  const vertices: Position[] = [];
  for (const [index, raw] of halfWidth(text).split('\n').entries()) {
    const parts = raw.split(/[\s,;、]+/).filter((part) => part !== '');
    if (parts.length === 0) continue;
    const isPair = parts.length === 2 && parts.every((part) => /^\d{1,3}(?:\.\d+)?$/.test(part));
    const [lng, lat] = parts.map(Number) as Position;
    if (isPair && lng <= 180 && lat <= 90) vertices.push([lng, lat]);
    else
      return {
        vertices: [...vertices, [Number.NaN, Number.NaN]],
        fault: { kind: isPair ? 'bounds' : 'position', line: index + 1 },
      };
  }
  return { vertices, fault: null };
}

/** Whether a text is more than vertices, one a line: GeoJSON, KML, WKT or a list as map services have it. */
export const isGeometryText = (text: string): boolean => /^[{[<a-z]|[;|]\s*\d/i.test(halfWidth(text).trim());

/** Rings and lines of a geometry with the fewest distinct vertices each needs. */
function stretchesOf(geometry: Geometry): { positions: readonly Position[]; least: number }[] {
  switch (geometry.type) {
    case 'Point':
      return [];
    case 'LineString':
      return [{ positions: geometry.coordinates, least: 2 }];
    case 'Polygon':
      return geometry.coordinates.map((positions) => ({ positions, least: 3 }));
    case 'MultiPolygon':
      return geometry.coordinates.flat().map((positions) => ({ positions, least: 3 }));
  }
}

/** What is wrong with a drawing: an unreadable vertex, or fewer distinct ones than a line (2) or an area (3) needs. */
export function drawingProblem(geometry: Geometry | null): DrawingProblem {
  if (geometry === null) return null;
  const stretches = stretchesOf(geometry);
  if (!stretches.every(({ positions }) => positions.every((one) => Number.isFinite(one[0] + one[1]))))
    return 'unreadable';
  return stretches.some(({ positions, least }) => new Set(positions.map(String)).size < least) ? 'tooFew' : null;
}
