import { expect, test } from 'vitest';
import { pairsOf } from './pairsOf.ts';

test('only a list of pairs is read as pairs', () => {
  expect(pairsOf('[{"key":"a","value":"1"}]')).toEqual([{ key: 'a', value: '1' }]);
  expect(pairsOf('[{"key":"a"}]')).toEqual([]);
  expect(pairsOf('{"key":"a","value":"1"}')).toEqual([]);
  expect(pairsOf('')).toEqual([]);
});
