import { expect, it } from 'vitest';
import { type Punches, type ShiftRule, closedDay, punchAt, punchResult, verdictOf } from './judgePunch.ts';

const rule: ShiftRule = {
  onTime: '08:30',
  offTime: '17:30',
  lateMinutes: 10,
  earlyMinutes: 10,
  absentMinutes: 120,
  isWorkday: true,
};
const none: Punches = { onPunchTime: '', onResult: '', offPunchTime: '', offResult: '' };
const on = { ...none, onPunchTime: '2026-05-06 08:31:00', onResult: '1' };
const off = (clock: string, offResult: string, before: Punches = on): Punches => ({
  ...before,
  offPunchTime: `2026-05-06 ${clock}:00`,
  offResult,
});

it('takes the first punch for the morning unless the shift is over', () => {
  expect([punchAt(rule, none, '08:00'), punchAt(rule, none, '17:19'), punchAt(rule, none, '17:20')]).toEqual([
    'on',
    'on',
    'off',
  ]);
  expect(punchAt(rule, on, '08:40')).toBe('off');
});

it('judges by time and grace first, then by place', () => {
  expect(punchResult(rule, 'on', '08:40', false)).toBe('1');
  expect(punchResult(rule, 'on', '08:41', true)).toBe('2');
  expect(punchResult(rule, 'on', '08:00', true)).toBe('5');
  expect(punchResult(rule, 'off', '17:20', false)).toBe('1');
  expect(punchResult(rule, 'off', '17:19', false)).toBe('3');
  expect(punchResult({ ...rule, isWorkday: false }, 'on', '11:00', false)).toBe('1');
});

it('gives a verdict once the day is over', () => {
  expect(verdictOf(rule, on)).toBe('');
  expect(verdictOf(rule, off('17:30', '1'))).toBe('1');
  expect(verdictOf(rule, off('17:30', '5'))).toBe('1');
  expect(verdictOf(rule, off('17:00', '3'))).toBe('2');
  expect(verdictOf(rule, off('17:30', '1', { ...none, onResult: '4' }))).toBe('2');
  expect(verdictOf(rule, off('15:29', '3'))).toBe('3');
});

it('takes a day that nobody clocked as absence, and an evening that was not as an exception', () => {
  expect(closedDay(rule, none)).toEqual({ onResult: '4', offResult: '4', verdict: '3' });
  expect(closedDay(rule, on)).toEqual({ onResult: '1', offResult: '4', verdict: '2' });
  const noon = { ...none, onPunchTime: '2026-05-06 12:00:00', onResult: '2' };
  expect(closedDay(rule, noon)).toEqual({ onResult: '2', offResult: '4', verdict: '3' });
});
