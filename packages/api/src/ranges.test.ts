import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Range, gapsOf, judgeRange } from './ranges.ts';

const stored = [
  { from: 0, to: 10 },
  { from: 10, to: 20 },
];

describe('ranges of a register', () => {
  it('finds the numbers that none holds', () => {
    expect(gapsOf([])).toEqual([]);
    expect(
      gapsOf([
        { from: 20, to: 30 },
        { from: 0, to: 10 },
        { from: 2, to: 5 },
        { from: 31, to: 32 },
      ]),
    ).toEqual([
      { from: 10, to: 20 },
      { from: 30, to: 31 },
    ]);
  });

  it('refuses a range that shares numbers with another one, or leaves some between them', () => {
    expect(judgeRange({ from: 5, to: 12 }, null, stored).overlap).toEqual({ from: 0, to: 10 });
    expect(judgeRange({ from: 25, to: 30 }, null, stored).gap).toEqual({ from: 20, to: 25 });
    expect(judgeRange({ from: 20, to: 30 }, null, stored)).toEqual({});
    expect(judgeRange({ from: -5, to: 0 }, null, stored)).toEqual({});
    expect(judgeRange({ from: 12, to: 20 }, { from: 10, to: 20 }, stored.slice(0, 1)).gap).toEqual({
      from: 10,
      to: 12,
    });
    expect(judgeRange({ from: 10, to: 18 }, { from: 10, to: 20 }, stored.slice(0, 1))).toEqual({});
  });

  it('lets a gap be filled bit by bit', () => {
    const apart = [
      { from: 0, to: 10 },
      { from: 20, to: 30 },
    ];
    expect(judgeRange({ from: 10, to: 15 }, null, apart)).toEqual({});
    expect(judgeRange({ from: 40, to: 50 }, null, apart).gap).toEqual({ from: 30, to: 40 });
  });

  it('never lets through what leaves new numbers without a range, or gives one number two', () => {
    const range = fc
      .tuple(fc.nat(20), fc.integer({ min: 1, max: 9 }))
      .map(([from, size]) => ({ from, to: from + size }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (given) => {
        const kept: Range[] = [];
        for (const own of given) {
          const { overlap, gap } = judgeRange(own, null, kept);
          if (overlap === undefined && gap === undefined) kept.push(own);
        }
        const held = kept.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
        expect(new Set(held).size).toBe(held.length);
        expect(held.length === 0 ? 0 : Math.max(...held) - Math.min(...held) + 1).toBe(held.length);
      }),
    );
  });
});
