import type { AppointmentMonth } from '@lattice/api/appointmentCalls';
import { expect, it } from 'vitest';
import { placesOn, slotLines } from './quota.ts';

const month: AppointmentMonth = {
  closed: ['2026-03-07'],
  services: [
    { id: '1', name: 'a', dayQuota: 10, slotQuota: 5, taken: { '2026-03-02': { 1: 5, 2: 3 } } },
    { id: '2', name: 'b', dayQuota: null, slotQuota: null, taken: { '2026-03-02': { 1: 2 } } },
  ],
};

it('counts places by slot and day, and has no limit where one service has none', () => {
  expect(placesOn(month.services.slice(0, 1), '2026-03-02', '')).toEqual({ taken: 8, quota: 10 });
  expect(placesOn(month.services.slice(0, 1), '2026-03-02', '1')).toEqual({ taken: 5, quota: 5 });
  expect(placesOn(month.services, '2026-03-02', '')).toEqual({ taken: 10, quota: null });
});

it('marks taken days, open days to come and closed ones', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-06', '2026-03-07'];
  const [whole, first] = slotLines(
    month,
    { serviceId: '1', days, today: '2026-03-05', slots: [{ value: '1', label: '08:30' }] },
    { wholeDay: 'day', closed: 'closed', closedShort: 'x', placesOf: ({ taken, quota }) => `${taken}/${quota}` },
  );
  expect(whole).toEqual({
    id: '',
    label: 'day',
    marks: {
      '2026-03-02': { short: '8', label: '8/10', tone: 'warning' },
      '2026-03-06': { short: '0', label: '0/10', tone: 'neutral' },
      '2026-03-07': { short: 'x', label: 'closed', tone: 'neutral' },
    },
    totals: [8],
  });
  expect(first?.marks).toEqual({
    '2026-03-02': { short: '5', label: '5/5', tone: 'critical' },
    '2026-03-06': { short: '0', label: '0/5', tone: 'neutral' },
  });
});
