import { expect, it } from 'vitest';
import { marksByDay } from './marks.ts';

it('gathers the marks of a day in their order', () => {
  const days = marksByDay([
    { day: '2026-11-20', label: '走访' },
    { day: '2026-11-21', label: '例会' },
    { day: '2026-11-20', label: '巡查' },
  ]);
  expect(days.get('2026-11-20')?.map(({ label }) => label)).toEqual(['走访', '巡查']);
  expect(days.get('2026-11-22')).toBeUndefined();
});
