import { expect, it } from 'vitest';
import { partOfDay, townHour } from './partOfDay.ts';

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [12, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'night'],
] as const)('greets at %i with %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});

it('takes the hour of the town, not of the browser', () => {
  expect(townHour(new Date('2026-11-20T16:30:00Z'))).toBe(0);
  expect(townHour(new Date('2026-11-20T00:00:00Z'))).toBe(8);
});
