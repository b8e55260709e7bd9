import { describe, expect, it } from 'vitest';
import { dueState } from './dueState.ts';

const now = Date.parse('2026-11-22T10:00:00+08:00');

describe('dueState', () => {
  it.each([
    ['2026-11-20 09:00:00', { state: 'overdue', unit: 'day', count: 2 }],
    ['2026-11-22 09:30:00', { state: 'overdue', unit: 'hour', count: 0 }],
    ['2026-11-22 15:00:00', { state: 'soon', unit: 'hour', count: 5 }],
    ['2026-11-25 12:00:00', { state: 'later', unit: 'day', count: 3 }],
    ['', { state: 'none' }],
    ['soon', { state: 'none' }],
  ])('reads %s', (due, state) => {
    expect(dueState(due, now)).toEqual(state);
  });
});
