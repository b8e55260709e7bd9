import { expect, it } from 'vitest';
import { dueTone, timeLeft } from './dueTime.ts';

const now = Date.parse('2026-11-23T08:00:00+08:00');
const hour = 3_600_000;
const field = { name: 'deadline', label: '时限', kind: 'datetime', due: { field: 'state', open: ['1', '2'] } } as const;
const left = (deadline: unknown, state = '1') => timeLeft(field, { id: '1', deadline, state }, now);

it('tells the time that is left while a record is open', () => {
  expect(left('2026-11-23 10:00:00')).toBe(2 * hour);
  expect(left('2026-11-22 08:00:00', '2')).toBe(-24 * hour);
  expect(left('2026-11-23')).toBe(16 * hour - 1000);
  expect(left('2026-11-22 08:00:00', '5')).toBeNull();
  expect([left(''), left(null), left('soon')]).toEqual([null, null, null]);
});

it('marks rows that are late, where a field says when they are due', () => {
  const tone = dueTone([{ ...field, due: true }]);
  expect(tone?.({ id: '1', deadline: '2001-01-01' })).toBe('critical');
  expect(tone?.({ id: '1', deadline: '2999-01-01' })).toBeUndefined();
  expect(dueTone([])).toBeUndefined();
});
