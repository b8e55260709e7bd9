import { describe, expect, test } from 'vitest';
import { drawingOf, drawingProblem, formatVertices, isEditable, parseVertices, verticesOf } from './vertices.ts';

describe('text of vertices', () => {
  test('goes both ways', () => {
    expect(parseVertices('113.1,34.1\n113.2, 34.2\n\n１１３．３，３４．３')).toEqual({
      vertices: [
        [113.1, 34.1],
        [113.2, 34.2],
        [113.3, 34.3],
      ],
      problems: [],
    });
    expect(
      formatVertices([
        [113.1, 34.1],
        [113.2, 34.2],
      ]),
    ).toBe('113.1,34.1\n113.2,34.2');
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

test('a polygon is closed when written and opened when read', () => {
  const area = drawingOf(
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    'Polygon',
  );
  expect(area).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  });
  expect(verticesOf(area)).toHaveLength(3);
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
])('%j: %s', (drawing, problem) => {
  expect(drawingProblem(drawing)).toBe(problem);
});

test('holes and several areas are not edited as a list', () => {
  const ring: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  expect(isEditable({ type: 'Polygon', coordinates: [ring, ring] })).toBe(false);
  expect(isEditable({ type: 'MultiPolygon', coordinates: [[ring]] })).toBe(false);
});
