import { expect, it } from 'vitest';
import { anchorOf, onSpoke, polygon } from './radar.ts';

it('points the first spoke up and goes clockwise', () => {
  const [up, right, down, left] = [0, 1, 2, 3].map((index) => onSpoke(index, 4, 10));
  expect(polygon([up!, right!, down!, left!])).toBe('0.00,-10.00 10.00,-0.00 0.00,10.00 -10.00,0.00');
});

it('writes words away from the middle', () =>
  expect([0, 1, 2, 3].map((index) => anchorOf(onSpoke(index, 4, 10)))).toEqual(['middle', 'start', 'middle', 'end']));
