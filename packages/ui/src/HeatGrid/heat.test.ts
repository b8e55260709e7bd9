import { expect, it } from 'vitest';
import { heatLevel } from './heat.ts';

it('spreads values over five depths', () => {
  expect([0, 19, 20, 50, 99, 100].map((value) => heatLevel(value, 0, 100))).toEqual([0, 0, 1, 2, 4, 4]);
});

it('has one depth where all values are equal', () => {
  expect([heatLevel(7, 7, 7), heatLevel(0, 0, 0)]).toEqual([2, 0]);
});
