import { describe, expect, test } from 'vitest';
import type { Geometry, Position } from '../MapView/geo.ts';
import {
  drawingProblem,
  type DrawingType,
  formatVertices,
  isEditable,
  isGeometryText,
  parseVertices,
} from './vertices.ts';

const drawingOf = (vertices: Position[], type: DrawingType): Geometry =>
  type === 'LineString'
    ? { type, coordinates: vertices }
    : { type, coordinates: [[...vertices, ...vertices.slice(0, 1)]] };

describe('text of vertices', () => {
  test('goes both ways', () => {
    expect(parseVertices('113.1,34.1\n113.2, 34.2\n\n１１３．３，３４．３')).toEqual({
      vertices: [
        [113.1, 34.1],
        [113.2, 34.2],
        [113.3, 34.3],
      ],
      fault: null,
    });
    expect(
      formatVertices([
        [113.1, 34.1],
        [113.2, 34.2],
      ]),
    ).toBe('113.1,34.1\n113.2,34.2');
  });

  test('the first line that cannot be read is named, and no other is read', () => {
    const { vertices, fault } = parseVertices('113,34\nabc\n34,113');
    expect(fault).toEqual({ kind: 'position', line: 2 });
    expect(vertices).toHaveLength(2);
    expect(drawingProblem(drawingOf(vertices, 'LineString'))).toBe('unreadable');
    expect(parseVertices('34,113').fault).toEqual({ kind: 'bounds', line: 1 });
  });

  test.each([
    ['POLYGON ((1 1))', true],
    ['<kml>', true],
    ['118,30;119,30', true],
    ['118,30\n119,30', false],
    ['118 30；', false],
  ])('%j is more than vertices: %s', (text, is) => expect(isGeometryText(text)).toBe(is));
});

test.each([
  [drawingOf([[1, 1]], 'LineString'), 'tooFew'],
  [
    drawingOf(
      [
        [1, 1],
        [1, 1],
      ],
      'LineString',
    ),
    'tooFew',
  ],
  [
    drawingOf(
      [
        [1, 1],
        [2, 1],
      ],
      'LineString',
    ),
    null,
  ],
  [
    drawingOf(
      [
        [1, 1],
        [2, 1],
        [1, 1],
      ],
      'Polygon',
    ),
    'tooFew',
  ],
  [
    drawingOf(
      [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
      'Polygon',
    ),
    null,
  ],
  [null, null],
])('%j: %s', (drawing, problem) => expect(drawingProblem(drawing)).toBe(problem));

test('holes and several areas are edited and checked, another kind is not', () => {
  const ring: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  expect(isEditable({ type: 'MultiPolygon', coordinates: [[ring, ring]] }, 'Polygon')).toBe(true);
  expect(isEditable({ type: 'Polygon', coordinates: [ring] }, 'LineString')).toBe(false);
  expect(drawingProblem({ type: 'MultiPolygon', coordinates: [[ring], [ring.slice(0, 2)]] })).toBe('tooFew');
});
