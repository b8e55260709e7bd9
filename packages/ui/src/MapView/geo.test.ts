import { expect, test } from 'vitest';
import { boundsOf, drawablePart, positionsOf, roundPosition } from './geo.ts';
import { pairs } from '../fixtures/pairs.ts';

test('positions of every kind of geometry', () => {
  expect(positionsOf({ type: 'Point', coordinates: [1, 2] })).toEqual([[1, 2]]);
  expect(
    positionsOf({
      type: 'LineString',
      coordinates: pairs('1,2 3,4'),
    }),
  ).toHaveLength(2);
  expect(
    positionsOf({
      type: 'Polygon',
      coordinates: [pairs('0,0 1,0 1,1 0,0')],
    }),
  ).toHaveLength(4);
  expect(positionsOf({ type: 'MultiPolygon', coordinates: [[[[5, 5]]], [[[6, 6]]]] })).toEqual(pairs('5,5 6,6'));
});

test('bounds hold every sound position', () => {
  expect(
    boundsOf([
      [113, 34],
      [112, 35],
      [Number.NaN, 1],
    ]),
  ).toEqual(pairs('112,34 113,35'));
  expect(boundsOf([])).toBeNull();
});

test('positions are rounded to about a centimetre', () =>
  expect(roundPosition([113.123456789, 34.000000001])).toEqual([113.1234568, 34]));

test('what cannot be drawn is left out', () =>
  expect(
    drawablePart({
      type: 'LineString',
      coordinates: [
        [1, 2],
        [Number.NaN, Number.NaN],
        [3, 4],
      ],
    }),
  ).toEqual({
    type: 'LineString',
    coordinates: pairs('1,2 3,4'),
  }));
