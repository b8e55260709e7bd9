import { beforeEach, expect, it, vi } from 'vitest';
import { cancelTask, dismissTask, tasks, tellTask } from './tasks.ts';

beforeEach(() => {
  tasks.all = [];
});

it('a task told again takes its place, a new one stands first', () => {
  tellTask({ id: 'a', label: '导出', state: 'running' }, vi.fn());
  tellTask({ id: 'b', label: '删除', state: 'running' }, vi.fn());
  tellTask({ id: 'a', label: '导出', state: 'done' }, vi.fn());
  expect(tasks.all.map(({ id, state }) => `${id} ${state}`)).toEqual(['b running', 'a done']);
});

it('a task is called off by its own cancel, and put away', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  tellTask({ id: 'a', label: '导出', state: 'running', canCancel: true }, first);
  tellTask({ id: 'b', label: '删除', state: 'running', canCancel: true }, second);
  cancelTask('a');
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  dismissTask('a');
  expect(tasks.all.map(({ id }) => id)).toEqual(['b']);
  cancelTask('a');
  expect(first).toHaveBeenCalledOnce();
});
