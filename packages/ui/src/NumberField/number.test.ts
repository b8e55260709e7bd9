import { describe, expect, test } from 'vitest';
import { formatNumber, numberProblem, parseNumber } from './number.ts';

describe('parseNumber', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    ['-3.50', -3.5],
    ['１２．５', 12.5],
    ['1,234,567.8', 1_234_567.8],
    ['.5', 0.5],
    ['7.', 7],
  ])('%j is %j', (text, value) => expect(parseNumber(text)).toBe(value));

  test.each(['12a', '1.1E+17', '1,23', '--1', '约12', '1.2.3'])('%j is no number', (text) =>
    expect(parseNumber(text)).toBeNaN(),
  );
});

test('formatNumber never writes an exponent or an empty NaN', () =>
  expect([formatNumber(1234.5), formatNumber(null), formatNumber(Number.NaN), formatNumber(1e-7)]).toEqual([
    '1234.5',
    '',
    '',
    '0.0000001',
  ]));

test('numberProblem names the broken limit', () => {
  expect(numberProblem(null, { min: 1 })).toBeNull();
  expect(numberProblem(Number.NaN, {})).toBe('notANumber');
  expect(numberProblem(1.5, { scale: 0 })).toBe('notWhole');
  expect(numberProblem(1.555, { scale: 2 })).toBe('tooManyDecimals');
  expect(numberProblem(0, { min: 1 })).toBe('tooSmall');
  expect(numberProblem(11, { max: 10 })).toBe('tooLarge');
  expect(numberProblem(10, { min: 1, max: 10, scale: 0 })).toBeNull();
});
