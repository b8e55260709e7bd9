import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';

/** The ids of the tasks listed last, in the order in which the person saw them. */
export const seenTaskIds: { order: readonly string[] } = { order: [] };

/**
 * The task to go on with after one is done: the next one that stood below it and is still there, else the first; none
 * where nothing is left.
 */
export function nextTask(tasks: readonly BladeFlow[], order: readonly string[], done: string): BladeFlow | undefined {
  const left = tasks.filter(({ taskId }) => taskId !== done);
  const below = order.slice(order.indexOf(done) + 1);
  const next = order.includes(done) ? below.find((id) => left.some(({ taskId }) => taskId === id)) : undefined;
  return left.find(({ taskId }) => taskId === next) ?? left[0];
}
