import { expect, test } from 'vitest';
import { formatMonth, isMonthWithin, parseMonth } from './month.ts';

test('a month goes both ways', () => {
  const month = parseMonth('2026-02');
  expect(month === null ? null : formatMonth(month)).toBe('2026-02');
});

test.each(['', '2026-13', '2026-00', '2026-2', '26-02', '2026-02-01'])('%j is no month', (text) =>
  expect(parseMonth(text)).toBeNull(),
);

test('bounds are included and may be absent', () => {
  expect(isMonthWithin('2026-02', '2026-02', '2026-02')).toBe(true);
  expect(isMonthWithin('2026-02', '', '2026-01')).toBe(false);
  expect(isMonthWithin('2025-12', '2026-01', '')).toBe(false);
});
