import type { Todos } from '@lattice/api/desk/todos';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserStore } from '../../base/browserStore.ts';
import { eventSound } from '../sound/eventSound.ts';
import { TODOS_KEY } from '../todo/useTodos.ts';

/** Key under which a browser remembers that it sounds for new events; it does not by default. */
export const EVENT_SOUND = 'event-sound';
/** Milliseconds between two tellings, however many events there are. */
const PAUSE = 5000;

const hearers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last = 0;

/** How many events wait for the person, as far as is known. */
const waitingIn = (queries: QueryClient): number | undefined => {
  const known = queries.getQueriesData<Todos>({ queryKey: TODOS_KEY })[0]?.[1];
  return known && (known.counts.find(({ link }) => link === '/event/event')?.total ?? 0);
};

/** Asks anew what waits; sounds when more events do than before, in browsers that were asked to. */
async function renewTodos(queries: QueryClient): Promise<void> {
  const before = waitingIn(queries);
  await queries.invalidateQueries({ queryKey: TODOS_KEY });
  const now = waitingIn(queries);
  if (before !== undefined && now !== undefined && now > before && browserStore.read(EVENT_SOUND) === 'on')
    await eventSound();
}

/** Tells the open page that an event was reported or moved on; soon, and a burst of them once. */
export function tellEvents(queries: QueryClient): void {
  timer ??= setTimeout(
    () => {
      timer = undefined;
      last = Date.now();
      for (const hear of hearers) hear();
      void renewTodos(queries);
    },
    Math.max(0, last + PAUSE - Date.now()) + Math.random() * 500,
  );
}

/** Calls `hear` when events were reported or moved on, until the returned function is called. */
export function hearEvents(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Asks anew when events were reported or moved on by anybody; `renew` stays the same function between renders. */
export function useEventNews(renew: () => unknown): void {
  useEffect(() => hearEvents(() => void renew()), [renew]);
}
