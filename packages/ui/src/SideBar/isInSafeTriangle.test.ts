import { describe, expect, it } from 'vitest';
import { isInSafeTriangle } from './isInSafeTriangle.ts';

const edge = { x: 220, top: 300, bottom: 500 };
const from = { x: 100, y: 400, at: 0 };
const to = (x: number, y: number) => [from, { x: 140, y: 0, at: 10 }, { x, y, at: 20 }];

describe('the way to a panel', () => {
  it('leads to any place of its edge', () => {
    expect(isInSafeTriangle(to(110, 400), edge)).toBe(true);
    expect(isInSafeTriangle(to(130, 420), edge)).toBe(true);
    expect(isInSafeTriangle(to(130, 380), edge)).toBe(true);
  });

  it('does not lead past it, down the list or away', () => {
    expect(isInSafeTriangle(to(130, 430), edge)).toBe(false);
    expect(isInSafeTriangle(to(130, 370), edge)).toBe(false);
    expect(isInSafeTriangle(to(100, 440), edge)).toBe(false);
    expect(isInSafeTriangle(to(90, 400), edge)).toBe(false);
  });

  it('is the same from the other side', () => {
    expect(isInSafeTriangle(to(90, 405), { ...edge, x: -20 })).toBe(true);
    expect(isInSafeTriangle(to(110, 405), { ...edge, x: -20 })).toBe(false);
  });

  it('needs a movement', () => {
    expect(isInSafeTriangle([], edge)).toBe(false);
    expect(isInSafeTriangle([from], edge)).toBe(false);
  });
});
