import { halfWidth } from '../Field/halfWidth.ts';
import type { Geometry, Position } from '../MapView/geo.ts';

/** The two kinds of drawing that are edited. */
export type DrawingType = 'LineString' | 'Polygon';

/** A line of the list of vertices that cannot be read. */
export interface LineProblem {
  /** Number of the line, from 1. */
  line: number;
  /** Whether it is not two numbers, or out of bounds. */
  reason: 'notTwoNumbers' | 'outOfBounds';
}

/** What is wrong with a drawing as a whole. */
export type DrawingProblem = 'tooFew' | 'unreadable' | null;

/** The vertices that are edited: of a polygon the outer ring without its closing repetition. */
export function verticesOf(geometry: Geometry | null): Position[] {
  if (geometry === null) return [];
  if (geometry.type === 'LineString') return geometry.coordinates;
  if (geometry.type !== 'Polygon') return [];
  const ring = geometry.coordinates[0] ?? [];
  return ring.length > 1 && String(ring[0]) === String(ring.at(-1)) ? ring.slice(0, -1) : ring;
}

/** True for drawings that this list can show whole: no holes, no second area. */
export const isEditable = (geometry: Geometry | null): boolean =>
  geometry === null ||
  geometry.type === 'LineString' ||
  (geometry.type === 'Polygon' && geometry.coordinates.length <= 1);

/** The drawing of vertices; null for none. A polygon is closed by repeating its first vertex. */
export function drawingOf(vertices: readonly Position[], type: DrawingType): Geometry | null {
  const [first] = vertices;
  if (first === undefined) return null;
  return type === 'LineString' ? { type, coordinates: [...vertices] } : { type, coordinates: [[...vertices, first]] };
}

/** Vertices as text, one "lng,lat" a line. */
export const formatVertices = (vertices: readonly Position[]): string =>
  vertices.map((vertex) => vertex.map((part) => (Number.isFinite(part) ? part : '?')).join(',')).join('\n');

/** Reads such text; an unreadable line becomes a vertex that is no number, so that no check lets it pass. */
export function parseVertices(text: string): { vertices: Position[]; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const vertices = halfWidth(text)
    .split('\n')
    .flatMap((raw, index): Position[] => {
      const line = raw
        .trim()
        .replaceAll(/[\s,;、]+/g, ',')
        .replace(/,$/, '');
      if (line === '') return [];
      const parts = /^(\d{1,3}(?:\.\d+)?),(\d{1,3}(?:\.\d+)?)$/.exec(line);
      const [lng, lat] = [Number(parts?.[1]), Number(parts?.[2])];
      if (parts === null) problems.push({ line: index + 1, reason: 'notTwoNumbers' });
      else if (lng > 180 || lat > 90) problems.push({ line: index + 1, reason: 'outOfBounds' });
      else return [[lng, lat]];
      return [[Number.NaN, Number.NaN]];
    });
  return { vertices, problems };
}

/** What is wrong with a drawing: an unreadable vertex, or fewer distinct ones than a line (2) or an area (3) needs. */
export function drawingProblem(geometry: Geometry | null): DrawingProblem {
  if (geometry === null || !isEditable(geometry)) return null;
  const vertices = verticesOf(geometry);
  if (!vertices.flat().every((part) => Number.isFinite(part))) return 'unreadable';
  return new Set(vertices.map(String)).size < (geometry.type === 'LineString' ? 2 : 3) ? 'tooFew' : null;
}
