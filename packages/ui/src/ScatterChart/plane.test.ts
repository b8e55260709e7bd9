import { expect, it } from 'vitest';
import { plane } from './plane.ts';
import { points } from '../fixtures/pairs.ts';

const room = { width: 400, height: 200, em: 12 };

it('keeps all places inside, and does not begin at zero', () => {
  const places = points('101,-4 109,12');
  const { xAt, yAt, left, right, top, bottom, across } = plane(room, places, String);
  for (const { x, y } of places) {
    expect(xAt(x)).toBeGreaterThanOrEqual(left);
    expect(xAt(x)).toBeLessThanOrEqual(right);
    expect(yAt(y)).toBeGreaterThanOrEqual(top);
    expect(yAt(y)).toBeLessThanOrEqual(bottom);
  }
  expect(across.map(({ text }) => text)).not.toContain('0');
});

it('makes the areas of circles as their sizes', () => {
  const { radiusOf } = plane(room, [{ x: 1, y: 1, size: 400 }], String);
  expect(radiusOf(100) / radiusOf(400)).toBeCloseTo(0.5);
  expect(radiusOf(-5)).toBe(0);
  expect(plane(room, [{ x: 1, y: 1 }], String).radiusOf(3)).toBe(0);
});
