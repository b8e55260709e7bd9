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

/** True for what can be edited as such a drawing: none, a line as a line, areas as areas. */
export const isEditable = (geometry: Geometry | null, type: DrawingType): boolean =>
  geometry === null || geometry.type === type || (type === 'Polygon' && geometry.type === 'MultiPolygon');

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
