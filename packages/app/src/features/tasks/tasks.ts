import type { Task } from '@lattice/ui/TaskTray';
import { proxy } from 'valtio';

/** Long-running tasks reported by lists, newest first. */
export const tasks: { all: Task[] } = proxy({ all: [] });

const cancels = new Map<string, () => void>();

/** Takes what a list says of its long work; the same id is the same work. */
export function tellTask(task: Task, cancel: () => void): void {
  const at = tasks.all.findIndex(({ id }) => id === task.id);
  cancels.set(task.id, cancel);
  if (at < 0) tasks.all.unshift(task);
  else tasks.all[at] = task;
}

/** Calls off a piece of work. */
export const cancelTask = (id: string): void => cancels.get(id)?.();

/** Puts away a piece of work that has ended. */
export function dismissTask(id: string): void {
  cancels.delete(id);
  tasks.all = tasks.all.filter((task) => task.id !== id);
}
