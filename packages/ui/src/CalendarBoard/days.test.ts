import { expect, it } from 'vitest';
import { daysOfMonth, isWeekend, legendOf } from './days.ts';

it('knows the days of a month and its weekends', () => {
  const days = daysOfMonth('2026-02');
  expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-02-01', '2026-02-28']);
  expect(days.filter(isWeekend)).toHaveLength(8);
});

it('names each mark once', () => {
  const [late, present] = [
    { short: '迟', label: '迟到', tone: 'warning' as const },
    { short: '√', label: '正常', tone: 'success' as const },
  ];
  expect(legendOf([{ marks: { a: late } }, { marks: { a: present, b: late } }])).toEqual([late, present]);
});
