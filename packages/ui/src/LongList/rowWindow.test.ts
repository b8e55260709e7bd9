import { describe, expect, it } from 'vitest';
import { scrollFor, windowOf } from './rowWindow.ts';

const view = { height: 600, rowHeight: 40, total: 100_000 };

describe('windowOf', () => {
  it('draws what is seen and at least two rows on either side, wherever the list stands', () => {
    for (let top = 0; top < 4_000_000 - 600; top += 99_991) {
      const { first, last } = windowOf({ ...view, top });
      expect(first).toBeLessThanOrEqual(Math.max(0, Math.floor(top / 40) - 2));
      expect(last).toBeGreaterThanOrEqual(Math.min(100_000, Math.ceil((top + 600) / 40) + 2));
      expect(last - first).toBeLessThan(40);
    }
  });
  it('draws the same number of rows at the start, in the middle and at the end', () => {
    const sizes = [0, 2_000_000, 3_999_400]
      .map((top) => windowOf({ ...view, top }))
      .map(({ first, last }) => last - first);
    expect(new Set(sizes).size).toBe(1);
    expect(windowOf({ ...view, top: 3_999_400 }).last).toBe(100_000);
  });
  it('moves in steps', () => expect(windowOf({ ...view, top: 4000 })).toEqual(windowOf({ ...view, top: 4100 })));
  it('draws a short list whole, and nothing of none', () => {
    expect(windowOf({ ...view, top: 0, total: 5 })).toEqual({ first: 0, last: 5 });
    expect(windowOf({ ...view, top: 90, total: 0 })).toEqual({ first: 0, last: 0 });
  });
});

describe('scrollFor', () => {
  it('leaves the list where the row is seen, and else scrolls as little as it must', () => {
    expect(scrollFor(5, { top: 100, height: 600, rowHeight: 40 })).toBe(100);
    expect(scrollFor(2, { top: 100, height: 600, rowHeight: 40 })).toBe(80);
    expect(scrollFor(20, { top: 100, height: 600, rowHeight: 40 })).toBe(240);
  });
});
