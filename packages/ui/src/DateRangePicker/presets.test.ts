import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { presets } from './presets.ts';

test('every preset of a Sunday, which ends its week', () =>
  expect(presets(parseDate('2026-03-01'))).toEqual({
    today: { from: '2026-03-01', to: '2026-03-01' },
    thisWeek: { from: '2026-02-23', to: '2026-03-01' },
    lastWeek: { from: '2026-02-16', to: '2026-02-22' },
    thisMonth: { from: '2026-03-01', to: '2026-03-31' },
    lastMonth: { from: '2026-02-01', to: '2026-02-28' },
    thisYear: { from: '2026-01-01', to: '2026-12-31' },
  }));

test('a Monday begins its week', () =>
  expect(presets(parseDate('2026-03-02')).thisWeek).toEqual({ from: '2026-03-02', to: '2026-03-08' }));

test('the month before one of 31 days is whole, leap years too', () => {
  expect(presets(parseDate('2028-03-31')).lastMonth).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(presets(parseDate('2026-01-15')).lastMonth).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
