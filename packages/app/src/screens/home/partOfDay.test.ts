import { expect, it } from 'vitest';
import { partOfDay } from './partOfDay.ts';

it.each([[0, 'night'], [4, 'night'], [5, 'morning'], [10, 'morning'], [11, 'noon'], [12, 'noon'], [13, 'afternoon'], [17, 'afternoon'], [18, 'evening'], [22, 'evening'], [23, 'night']] as const)('greets at %i with %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
