import { expect, test } from 'vitest';
import { courseRows } from './courseRows.ts';
import { picturesOf } from './picturesOf.ts';

const actions = new Map([['03', '分派']]);
const states = new Map([
  ['1', '待受理'],
  ['2', '待签收'],
]);

test('a step is told in words, with where it led and to whom', () => {
  const step = {
    actionName: '03',
    fromStatus: '1',
    toStatus: '2',
    operateUserIdName: '周建国',
    nextDeptIdName: '执法队',
  };
  expect(courseRows([step], actions, states)).toEqual([
    {
      operateTime: '',
      actionName: '分派',
      toStatus: '待受理 → 待签收',
      operateUser: '周建国',
      operateDept: '',
      opinion: '',
      next: '执法队',
    },
  ]);
});

test('a step that leaves the state says it once, and an event without steps has no rows', () => {
  const [row] = courseRows([{ actionName: '99', fromStatus: '2', toStatus: '2' }], actions, states);
  expect(row).toMatchObject({ actionName: '99', toStatus: '待签收' });
  expect(courseRows(undefined, actions, states)).toEqual([]);
});

test('pictures of the event stand before those of its steps, each once', () => {
  const steps = [{ actionName: '03', operateTime: '2026-03-10 09:00:00', images: '/b.png,/a.png' }];
  expect(picturesOf({ images: '/a.png, ', processes: steps }, actions)).toEqual([
    { link: '/a.png', time: '', step: '' },
    { link: '/b.png', time: '2026-03-10 09:00:00', step: '分派' },
  ]);
  expect(picturesOf({}, actions)).toEqual([]);
});
