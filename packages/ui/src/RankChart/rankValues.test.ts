import { expect, it } from 'vitest';
import { rankValues } from './rankValues.ts';

it('gives equal values the same place and leaves out the next', () => {
  const values = [
    ['a', 3],
    ['b', 9],
    ['c', null],
    ['d', 9],
    ['e', 1],
  ].map(([key, value]) => ({ key: String(key), label: String(key), value: value as number | null }));
  expect(rankValues(values).map(({ key, rank }) => [key, rank])).toEqual([
    ['b', 1],
    ['d', 1],
    ['a', 3],
    ['e', 4],
  ]);
});
