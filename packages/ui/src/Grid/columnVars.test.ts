import { expect, it } from 'vitest';
import { columnVars } from './columnVars.ts';

it('takes the size below where a size says nothing', () => {
  expect(Object.values(columnVars({ sm: 2, lg: 4 }))).toEqual([1, 2, 2, 4]);
  expect(Object.values(columnVars(3))).toEqual([3, 3, 3, 3]);
  expect(Object.values(columnVars({}))).toEqual([1, 1, 1, 1]);
});
