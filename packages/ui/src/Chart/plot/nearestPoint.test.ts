import { expect, it } from 'vitest';
import { nearestPoint } from './nearestPoint.ts';
import { points } from '../../fixtures/pairs.ts';

const places = points('0,0 10,100 20,0');

it('measures along one axis or in both', () => {
  expect(nearestPoint(places, { x: 11, y: 0 }, 'x')).toBe(1);
  expect(nearestPoint(places, { x: 11, y: 0 })).toBe(2);
  expect(nearestPoint(places, { x: 0, y: 90 }, 'y')).toBe(1);
});

it('finds nothing among nothing', () => expect(nearestPoint([], { x: 0, y: 0 })).toBe(-1));
