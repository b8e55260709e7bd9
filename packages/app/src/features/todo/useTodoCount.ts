import { work } from '@lattice/api/resources/blade-flow/work';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { dueState } from './dueState.ts';

/** Where the number of tasks is kept among the queries. */
export const TODO_COUNT_KEY = ['rows', work.path, 'count'];

/** Milliseconds between two questions where no news come. */
const CHECK = 120_000;

/** How many tasks wait for the person, and whether one of them is overdue. */
export function useTodoCount() {
  return useQuery({
    queryKey: TODO_COUNT_KEY,
    queryFn: async ({ signal }) => {
      const { total, records } = await client(work).todoList({ current: 1, size: 1, ascs: 'dueDate' }, { signal });
      return { total, isOverdue: dueState(records[0]?.dueDate ?? '', Date.now()).state === 'overdue' };
    },
    refetchInterval: CHECK,
  });
}
