import { describe, expect, test } from 'vitest';
import type { Geometry, Position } from '../MapView/geo.ts';
import { drawingProblem, type DrawingType, formatVertices, isEditable, parseVertices } from './vertices.ts';
import { pairs } from '../fixtures/pairs.ts';

const drawingOf = (vertices: Position[], type: DrawingType): Geometry =>
  type === 'LineString'
    ? { type, coordinates: vertices }
    : { type, coordinates: [[...vertices, ...vertices.slice(0, 1)]] };

describe('text of vertices', () => {
  test('goes both ways', () => {
    expect(parseVertices('113.1,34.1\n113.2, 34.2\n\n１１３．３，３４．３')).toEqual({
      vertices: pairs('113.1,34.1 113.2,34.2 113.3,34.3'),
      problems: [],
    });
    expect(formatVertices(pairs('113.1,34.1 113.2,34.2'))).toBe('113.1,34.1\n113.2,34.2');
  });

  test('errors name their line', () => {
    const { vertices, problems } = parseVertices('113,34\nabc\n34,113');
    expect(problems).toEqual([
      { line: 2, reason: 'notTwoNumbers' },
      { line: 3, reason: 'outOfBounds' },
    ]);
    expect(drawingProblem(drawingOf(vertices, 'LineString'))).toBe('unreadable');
  });
});

test.each([
  [drawingOf([[1, 1]], 'LineString'), 'tooFew'],
  [drawingOf(pairs('1,1 1,1'), 'LineString'), 'tooFew'],
  [drawingOf(pairs('1,1 2,1'), 'LineString'), null],
  [drawingOf(pairs('1,1 2,1 1,1'), 'Polygon'), 'tooFew'],
  [drawingOf(pairs('1,1 2,1 2,2'), 'Polygon'), null],
  [null, null],
])('%j: %s', (drawing, problem) => expect(drawingProblem(drawing)).toBe(problem));

test('holes and several areas are edited and checked, another kind is not', () => {
  const ring: [number, number][] = pairs('0,0 1,0 1,1 0,0');
  expect(isEditable({ type: 'MultiPolygon', coordinates: [[ring, ring]] }, 'Polygon')).toBe(true);
  expect(isEditable({ type: 'Polygon', coordinates: [ring] }, 'LineString')).toBe(false);
  expect(drawingProblem({ type: 'MultiPolygon', coordinates: [[ring], [ring.slice(0, 2)]] })).toBe('tooFew');
});
