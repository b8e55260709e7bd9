import { expect, test } from 'vitest';
import { halfWidth } from './halfWidth.ts';

test('full-width digits, signs and blanks become plain ones', () =>
  expect(halfWidth('１２３．５，Ａ　ｂ。')).toBe('123.5,A b.'));

test('Chinese text stays', () => expect(halfWidth('张三')).toBe('张三'));
