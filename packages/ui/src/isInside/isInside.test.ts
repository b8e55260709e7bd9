import { expect, it } from 'vitest';
import type { Position } from '../MapView/geo.ts';
import { isInside } from './isInside.tsx';

const square = (from: number, to: number): Position[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const ring = { type: 'Polygon' as const, coordinates: [square(0, 10), square(4, 6)] };

it('tells a point in an area from one beside it or in its hole', () => {
  expect(isInside([2, 3], ring)).toBe(true);
  expect(isInside([5, 5], ring)).toBe(false);
  expect(isInside([11, 3], ring)).toBe(false);
  expect(isInside([21, 21], { type: 'MultiPolygon', coordinates: [[square(0, 1)], [square(20, 30)]] })).toBe(true);
  expect(isInside([2, 3], { type: 'LineString', coordinates: square(0, 10) })).toBe(false);
});
