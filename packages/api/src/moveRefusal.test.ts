import { expect, it } from 'vitest';
import { moveRefusal } from './moveRefusal.ts';
import type { Move } from './resource.ts';

const once: Move = { from: '2', to: '3', call: 'submit', roles: ['system', 'gridmember'], when: { cycle: ['', '0'] } };
const member = { userId: '7', roles: ['gridmember'], deptIds: [] };

it('leaves a move to records that have one of the values that it asks for', () => {
  expect(moveRefusal({}, once, member, { cycle: '0' })).toBeNull();
  expect(moveRefusal({}, once, member, { cycle: '' })).toBeNull();
  expect(moveRefusal({}, once, member, { cycle: '1' })).toBe('moveWhen');
  expect(moveRefusal({}, once, { ...member, roles: ['administrator'] }, { cycle: '1' })).toBe('moveWhen');
});

it('leaves what a row does not tell to the server, which may itself', () => {
  expect(moveRefusal({}, once, member, {})).toBeNull();
  expect(moveRefusal({}, once, { userId: '', roles: [], deptIds: [], system: true }, { cycle: '1' })).toBeNull();
});

it('is early before the day of the record', () => {
  const marked: Move = { from: '0', to: '1', call: 'submit', since: 'examDate' };
  const on = (today: string) => moveRefusal({}, marked, { ...member, today }, { examDate: '2026-03-09' });
  expect([on('2026-03-08'), on('2026-03-09'), on('2026-04-01')]).toEqual(['moveEarly', null, null]);
  expect(moveRefusal({}, marked, { ...member, today: '2026-03-08' }, {})).toBeNull();
  expect(
    moveRefusal({}, marked, { userId: '', roles: [], deptIds: [], system: true }, { examDate: '2999-01-01' }),
  ).toBeNull();
});
