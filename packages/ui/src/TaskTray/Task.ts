/** A piece of long work. */
export interface Task {
  /** Tells the tasks apart. */
  id: string;
  /** What is done, such as 导出常住人口. */
  label: string;
  /** How it stands. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** How far it is, 0 to 1; default unknown. */
  progress?: number;
  /** A sentence about it: rows done, or why it failed and what to do. */
  message?: string;
  /** Whether it can still be called off; default false. */
  canCancel?: boolean;
  /** Where its result is. */
  href?: string;
  /** What the result is called; default 下载结果. */
  resultLabel?: string;
}

/** Whether a task still works or waits to. */
export const isOpen = ({ state }: Task): boolean => state === 'waiting' || state === 'running';

/** How many tasks are open, done, and failed. */
export function tally(tasks: readonly Task[]): { open: number; done: number; failed: number } {
  const count = (state: Task['state']) => tasks.filter((task) => task.state === state).length;
  return { open: tasks.filter(isOpen).length, done: count('done'), failed: count('failed') };
}
