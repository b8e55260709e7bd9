import type { PatrolWalk } from '@lattice/api/patrolCalls';
import { expect, it } from 'vitest';
import { pointOfCode } from './pointOfCode.ts';
import { wayTo } from './wayTo.ts';

it('a way has its metres and its direction, and there is none without a place', () => {
  const here = { lng: 120, lat: 30 };
  expect(wayTo(here, { lng: '120', lat: '30.001' })).toMatchObject({ direction: 'n', bearing: 0 });
  expect(wayTo(here, { lng: '120', lat: '30.001' })?.metres).toBeCloseTo(111.2, 0);
  expect(wayTo(here, { lng: 120.001, lat: 30 })?.direction).toBe('e');
  expect(wayTo(here, { lng: 119.999, lat: 29.999 })?.direction).toBe('sw');
  expect(wayTo(here, { lng: 119.9999, lat: 30.01 })?.direction).toBe('n');
  expect(wayTo(null, { lng: 1, lat: 1 })).toBeNull();
  expect(wayTo(here, { lng: '', lat: '' })).toBeNull();
});

it('a point is found by its QR code and by the code below it', () => {
  const walk = { points: [{ pointId: '7', pointCode: 'XC0007' }] } as PatrolWalk;
  expect(pointOfCode(walk, 'patrolPoint:7')?.pointId).toBe('7');
  expect(pointOfCode(walk, ' xc0007 ')?.pointId).toBe('7');
  expect(pointOfCode(walk, 'patrolPoint:8')).toBeUndefined();
});
