import { expect, test } from 'vitest';
import { convertGeometry } from '../MapView/coordinates/CoordinateSystem.ts';
import { boxOf, type Geometry, positionsOf } from '../MapView/geo.ts';
import { guessedSystem } from './guessedSystem.ts';

const area: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [118.62, 30.11],
      [118.624, 30.11],
      [118.624, 30.114],
      [118.62, 30.11],
    ],
  ],
};
const town = boxOf(positionsOf(area));

test.each(['WGS84', 'GCJ02', 'BD09'] as const)('%s is told by where alone it lies in the town', (system) => {
  const moved = convertGeometry(area, 'WGS84', system);
  const [west, south, east, north] = town ?? [0, 0, 0, 0];
  const box = [west - 1e-4, south - 1e-4, east + 1e-4, north + 1e-4] as const;
  expect(guessedSystem(moved, 'WGS84', box)).toBe(system);
  expect(guessedSystem(moved, 'GCJ02', box)).toBe(system);
});

test('the expected one stands where the town does not tell', () => {
  expect(guessedSystem(area, 'BD09', null)).toBe('BD09');
  expect(guessedSystem(area, 'GCJ02', [0, 0, 1, 1])).toBe('GCJ02');
  expect(guessedSystem(area, 'GCJ02', [118, 30, 119, 31])).toBe('GCJ02');
});
