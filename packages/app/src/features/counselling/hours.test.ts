import type { CounsellingMonth } from '@lattice/api/psychology/counsellingCalls';
import { expect, it } from 'vitest';
import { beginsWith, counsellorLines, hoursOn, placesOn } from './hours.ts';

const month: CounsellingMonth = {
  closed: ['2026-03-09'],
  experts: [
    {
      id: '1',
      name: 'a',
      hours: [
        { weekDay: '1', startTime: '14:00:00', endTime: '17:00:00', quota: 2 },
        { weekDay: '1', startTime: '09:00:00', endTime: '11:30:00', quota: 3 },
      ],
      taken: { '2026-03-02': { '09:00:00': 3, '14:00:00': 1 } },
    },
  ],
};
const [expert] = month.experts;

it('finds the hours of a day in their order, and its places', () => {
  if (expert === undefined) throw new Error('There is no counsellor, so nothing can be judged.');
  expect(hoursOn(expert, '2026-03-02').map(({ startTime, taken }) => [startTime, taken])).toEqual([
    ['09:00:00', 3],
    ['14:00:00', 1],
  ]);
  expect(placesOn(expert, '2026-03-02')).toEqual({ taken: 4, quota: 5 });
  expect(placesOn(expert, '2026-03-03')).toBeNull();
});

it('marks days of the counsellor, not closed ones nor former ones on which nobody came', () => {
  const days = ['2026-02-23', '2026-03-02', '2026-03-03', '2026-03-09', '2026-03-16'];
  const [line] = counsellorLines(month, { days, today: '2026-03-10' }, ({ taken, quota }) => `${taken}/${quota}`);
  expect(line?.marks).toEqual({
    '2026-03-02': { short: '4', label: '4/5', tone: 'warning' },
    '2026-03-16': { short: '0', label: '0/5', tone: 'neutral' },
  });
});

it('begins with the first hours that have a place', () => {
  expect(beginsWith(month, { expertId: '1', day: '2026-03-02' })).toEqual({
    expertId: '1',
    expertIdName: 'a',
    appointDate: '2026-03-02',
    startTime: '14:00:00',
  });
  expect(beginsWith(month, null)).toEqual({});
});
