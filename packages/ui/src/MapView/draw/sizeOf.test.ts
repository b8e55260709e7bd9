import { expect, test } from 'vitest';
import { circleRing, lengthOf, metresBetween, sizeOf } from './sizeOf.ts';
import { pairs } from '../../fixtures/pairs.ts';

test('a degree of latitude is 111.2 km', () => {
  expect(metresBetween([113, 34], [113, 35])).toBeCloseTo(111_195, -1);
  expect(lengthOf(pairs('113,34 113,35 113,34'))).toBeCloseTo(222_390, -2);
});

test('a circle has the length and the area of its radius, and a hole takes its part', () => {
  const outer = circleRing([113.6, 34.7], 1000);
  const inner = circleRing([113.6, 34.7], 500);
  const { length, area } = sizeOf({
    type: 'Polygon',
    coordinates: [
      [...outer, outer[0]!],
      [...inner, inner[0]!],
    ],
  });
  expect(length / (2 * Math.PI * 1500)).toBeCloseTo(1, 2);
  expect(area / (Math.PI * 750_000)).toBeCloseTo(1, 2);
});
