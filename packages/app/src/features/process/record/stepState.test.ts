import { expect, it } from 'vitest';
import { stepState } from './stepState.ts';

const line = {
  historyActivityType: 'userTask',
  endTime: '2026-11-20 10:00:00',
  pass: false,
  comment: '',
  assignee: '1',
};

it.each([
  [{ historyActivityType: 'startEvent' }, 'start'],
  [{ historyActivityType: 'endEvent' }, 'end'],
  [{ endTime: '', historyActivityType: 'candidate', assignee: '' }, 'waiting'],
  [{ endTime: '' }, 'open'],
  [{ pass: true, comment: '同意' }, 'agreed'],
  [{ comment: '时间不合适' }, 'refused'],
  [{}, 'dropped'],
])('reads %o', (part, state) => {
  expect(stepState({ ...line, ...part })).toBe(state);
});

it('says no more than the server tells', () => {
  expect(stepState({ ...line, comment: '已阅' }, false)).toBe('done');
});
