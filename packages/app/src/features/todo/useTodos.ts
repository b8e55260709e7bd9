import { type Todo, type Todos, readTodos } from '@lattice/api/desk/todos';
import { type BladeFlow, work } from '@lattice/api/resources/blade-flow/work';
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { showTexts } from '../../records/resources.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { dueState } from './dueState.ts';

/** Where all that waits for the person is kept among the queries. */
export const TODOS_KEY: QueryKey = ['todos'];

/** List of tasks of processes, the only one that a stock server can count. */
const TASKS = '/work/todo';
/** How many tasks of a stock server are looked at. */
const MOST = 50;
/** Milliseconds between two questions where no news come. */
const CHECK = 120_000;

const none: Todos = { total: 0, overdue: 0, counts: [], items: [] };

const todoOf = ({ taskId, taskName, processDefinitionName, startUserName, dueDate, createTime }: BladeFlow): Todo => ({
  id: taskId,
  path: work.path,
  title: `${processDefinitionName} ${taskName}`.trim(),
  detail: startUserName ?? '',
  due: dueDate,
  time: createTime,
  action: '',
  link: TASKS,
  isRead: true,
});

/** The tasks of a server that knows no other to-dos. */
async function tasksOnly(signal: AbortSignal): Promise<Todos> {
  const { total, records } = await client(work).todoList({ current: 1, size: MOST, ascs: 'dueDate' }, { signal });
  const overdue = records.filter(({ dueDate }) => dueState(dueDate, Date.now()).state === 'overdue').length;
  return {
    total,
    overdue,
    counts: total === 0 ? [] : [{ link: TASKS, total, overdue, newest: '' }],
    items: records.map(todoOf),
  };
}

/** What waits for the person, with the names of moves in the language shown. */
async function wholeTodos(signal: AbortSignal): Promise<Todos> {
  const todos = await readTodos(transport, { signal });
  await Promise.allSettled([...new Set(todos.items.map(({ path }) => path))].map(showTexts));
  return todos;
}

/** All that waits for the person: one list behind home page, bar and menu. */
export function useTodos() {
  const { abilities } = useSnapshot(session);
  const { data: menu } = useMenu();
  const isWhole = abilities.includes('desk');
  const hasTasks = trailTo(menu ?? [], TASKS).length > 0;
  return useQuery<Todos>({
    queryKey: [...TODOS_KEY, isWhole, hasTasks],
    queryFn: async ({ signal }) => {
      if (isWhole) return wholeTodos(signal);
      return hasTasks ? tasksOnly(signal) : none;
    },
    enabled: menu !== undefined,
    refetchInterval: CHECK,
    staleTime: 10_000,
  });
}

/** Asks anew what waits. */
export const renewTodos = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: TODOS_KEY });

/** Asks anew what waits whenever rows of a register were changed here. */
export function useTodoRenewal(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (
          event.type === 'updated' &&
          event.action.type === 'invalidate' &&
          (event.query.queryKey as QueryKey)[0] === 'rows'
        )
          renewTodos(queries);
      }),
    [queries],
  );
}
