import { expect, test } from 'vitest';
import { moveRow, repeatedKeys } from './pairs.ts';

test('a row changes places with its neighbour', () => {
  expect(moveRow(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveRow(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveRow(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveRow(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('the later of equal keys are found, empty ones are not', () =>
  expect(
    repeatedKeys([
      { key: 'a', value: '' },
      { key: '', value: '' },
      { key: '', value: '1' },
      { key: 'a', value: '2' },
    ]),
  ).toEqual([3]));
