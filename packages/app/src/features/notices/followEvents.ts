import type { Todos } from '@lattice/api/desk/todos';
import { browserStore } from '../../base/browserStore.ts';
import { queryClient } from '../../session/queryClient.ts';
import { eventSound } from '../sound/eventSound.ts';
import { TODOS_KEY } from '../todo/useTodos.ts';
import { hearEvents, tellEvents } from './eventNews.ts';

/** Key under which a browser remembers that it sounds for new events; it does not by default. */
export const EVENT_SOUND = 'event-sound';

/** How many events wait for the person, as far as is known. */
const waitingEvents = (): number | undefined => {
  const known = queryClient.getQueriesData<Todos>({ queryKey: TODOS_KEY })[0]?.[1];
  return known && (known.counts.find(({ link }) => link === '/event/event')?.total ?? 0);
};

/** Asks anew what waits; sounds when more events do than before, in browsers that were asked to. */
async function renewTodos(): Promise<void> {
  const before = waitingEvents();
  await queryClient.invalidateQueries({ queryKey: TODOS_KEY });
  const now = waitingEvents();
  if (before !== undefined && now !== undefined && now > before && browserStore.read(EVENT_SOUND) === 'on')
    await eventSound();
}

let isHeard = false;

/** Has the open page follow an event that was reported or moved on, and what waits for the person with it. */
export function followEvents(): void {
  if (!isHeard) hearEvents(() => void renewTodos());
  isHeard = true;
  tellEvents();
}
