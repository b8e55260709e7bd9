import { expect, it } from 'vitest';
import { middleOf, sliceAt, slicesOf } from './slices.ts';

const slices = slicesOf([1, 1, 2]);

it('go once around', () => {
  expect(slices.map(({ end }) => end / Math.PI)).toEqual([0.5, 1, 2]);
  expect(slicesOf([0, 0]).at(-1)?.end).toBe(0);
});

it('are found by a place', () => {
  expect(sliceAt({ x: 5, y: -5 }, slices, 0, 10)).toBe(0);
  expect(sliceAt({ x: 5, y: 5 }, slices, 0, 10)).toBe(1);
  expect(sliceAt({ x: -5, y: 1 }, slices, 0, 10)).toBe(2);
  expect(sliceAt({ x: 9, y: 9 }, slices, 0, 10)).toBe(-1);
  expect(sliceAt({ x: 1, y: 1 }, slices, 4, 10)).toBe(-1);
});

it('contain their own middle', () =>
  slices.forEach((slice, index) => expect(sliceAt(middleOf(slice, 6), slices, 0, 10)).toBe(index)));
