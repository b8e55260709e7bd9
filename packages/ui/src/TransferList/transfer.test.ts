import { expect, test } from 'vitest';
import { matching, moveWithin, split } from './transfer.ts';

const options = ['张三', '李四', '王五', 'ABC网格'].map((label, index) => ({ value: String(index), label }));

test('chosen ones keep the order of the value, unknown ones are named by themselves', () => {
  const { available, chosen } = split(options, ['2', '77', '0']);
  expect(available.map((one) => one.label)).toEqual(['李四', 'ABC网格']);
  expect(chosen.map((one) => one.label)).toEqual(['王五', '77', '张三']);
});

test('a search ignores width and case of letters', () => {
  expect(matching(options, ' ａbc ').map((one) => one.value)).toEqual(['3']);
  expect(matching(options, '')).toBe(options);
});

test.each([
  ['abcd', 'abcd', 'c', -1, 'acbd'],
  ['abcd', 'abcd', 'bc', -1, 'bcad'],
  ['abcd', 'abcd', 'ab', -1, 'abcd'],
  ['abcd', 'abcd', 'ac', -1, 'acbd'],
  ['abcd', 'abcd', 'ab', 1, 'cabd'],
  ['abcd', 'abcd', 'd', 1, 'abcd'],
  ['abcd', 'ad', 'd', -1, 'dbca'],
] as const)('%s with %s in sight and %s picked, moved by %i, is %s', (value, inSight, picked, step, after) =>
  expect(moveWithin(value.split(''), inSight.split(''), new Set(picked), step).join('')).toBe(after),
);
