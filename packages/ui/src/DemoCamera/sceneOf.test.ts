import { describe, expect, it } from 'vitest';
import { sceneOf } from './sceneOf.ts';

describe('sceneOf', () => {
  it('is the same for the same camera and another for another', () => {
    expect(sceneOf('1001')).toEqual(sceneOf('1001'));
    expect(sceneOf('1001').blocks).not.toEqual(sceneOf('1002').blocks);
  });

  it('has houses side by side all around, and cars both ways', () => {
    for (const seed of ['1', '2', '1987654321']) {
      const { blocks, cars } = sceneOf(seed);
      const ends = blocks.map(({ from, width }) => from + width);
      expect(blocks.slice(1).every(({ from }, at) => from > (ends[at] ?? 360))).toBe(true);
      expect(blocks.length).toBeGreaterThan(12);
      expect(cars.every(({ speed }) => Math.abs(speed) >= 5)).toBe(true);
    }
  });
});
