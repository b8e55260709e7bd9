import { expect, it } from 'vitest';
import { pointByKey } from './plotKeys.ts';

it('enters at the near end and stops at the far one', () => {
  expect(pointByKey('ArrowRight', undefined, { count: 3 })).toBe(0);
  expect(pointByKey('ArrowLeft', undefined, { count: 3 })).toBe(2);
  expect(pointByKey('ArrowRight', 2, { count: 3 })).toBe(2);
  expect(pointByKey('ArrowDown', 0, { count: 3 })).toBe(1);
});

it('moves a row at a time in a grid', () => {
  expect(pointByKey('ArrowDown', 1, { count: 6, columns: 3 })).toBe(4);
  expect(pointByKey('ArrowUp', 1, { count: 6, columns: 3 })).toBe(1);
});

it('reaches both ends and leaves other keys alone', () => {
  expect(pointByKey('End', 0, { count: 3 })).toBe(2);
  expect(pointByKey('Home', 2, { count: 3 })).toBe(0);
  expect(pointByKey('Tab', 0, { count: 3 })).toBeUndefined();
  expect(pointByKey('Home', undefined, { count: 0 })).toBeUndefined();
});
