import { expect, test } from 'vitest';
import { crossingOf } from './crossingOf.ts';

test('a ring that crosses itself says where', () => {
  const bow = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
        [0, 0],
      ] as [number, number][],
    ],
  };
  expect(crossingOf(bow)).toEqual([2, 2]);
});

test('neighbours that meet at a corner do not cross', () => {
  const ring = (x: number): [number, number][] => [
    [x, 0],
    [x + 1, 0],
    [x + 1, 1],
    [x, 1],
    [x, 0],
  ];
  expect(crossingOf({ type: 'MultiPolygon', coordinates: [[ring(0)], [ring(1)]] })).toBeNull();
  expect(crossingOf(null)).toBeNull();
});
