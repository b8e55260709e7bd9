import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

test.each([
  [1_234_567.8, '1,234,567.80'],
  [0, '0.00'],
  [-1234.05, '-1,234.05'],
  [999, '999.00'],
  [1.234, '1.234'],
  [null, ''],
  [Number.NaN, ''],
])('%j is written %j', (value, text) => expect(formatMoney(value)).toBe(text));

test.each([
  ['¥1,234.50', 1234.5],
  ['￥ １２０', 120],
  ['300元', 300],
  ['', null],
])('%j is read as %j', (text, value) => expect(parseMoney(text)).toBe(value));

test('words are no amount', () => expect(parseMoney('约三百')).toBeNaN());
