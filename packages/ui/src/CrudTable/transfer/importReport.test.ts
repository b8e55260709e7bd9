import { expect, it } from 'vitest';
import { importSession } from '../../ImportDialog/importSession.ts';
import type { Task } from '../../TaskTray/Task.ts';
import { importReport } from './importReport.ts';

const words = {
  label: '导入人员',
  sending: (done: number, total: number) => `${done}/${total}`,
  ended: (sent: number, rest: number) => `${sent} 条，剩 ${rest}`,
};

it('tells of one task a run, whatever window follows it, and of its end', () => {
  const session = importSession();
  const tasks: Task[] = [];
  let stopped = 0;
  let ended = 0;
  const onTask = (task: Task, cancel: () => void) => {
    tasks.push(task);
    if (task.state === 'running' && task.message === '2/5') cancel();
  };
  const follow = () => importReport(session, onTask, words, () => (ended += 1));
  follow();
  expect(tasks).toEqual([]);
  const sending = (done: number) => session.write({ sending: { done, total: 5, stop: () => (stopped += 1) } });
  sending(1);
  follow();
  sending(2);
  const { progress } = session.read();
  session.write({ sending: null, progress: { ...progress, sent: 5 } });
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(1);
  expect(tasks.at(-1)).toMatchObject({ label: '导入人员', state: 'done', message: '5 条，剩 0' });
  expect([stopped, ended]).toEqual([1, 1]);
  sending(1);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(2);
});
