import type { TodoCount, Todos } from '@lattice/api/desk/todos';
import { browserStore } from '../../base/browserStore.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { eventSound } from '../sound/eventSound.ts';
import { TODOS_KEY } from '../todo/useTodos.ts';
import { hearEvents, tellEvents } from './eventNews.ts';

/** Key under which a browser remembers that it sounds for new events; it does not by default. */
export const EVENT_SOUND = 'event-sound';

/** The events that wait for the person: how many, and the one that was reported last. */
type Waiting = Pick<TodoCount, 'total' | 'newest'>;

const NONE: Waiting = { total: 0, newest: '' };

/** The events that wait by the newest answer, as far as is known; pages that were left keep old ones. */
const waitingEvents = (): Waiting | undefined => {
  const [newest] = queryClient
    .getQueryCache()
    .findAll({ queryKey: TODOS_KEY })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const known = newest?.state.data as Todos | undefined;
  return known && (known.counts.find(({ link }) => link === '/event/event') ?? NONE);
};

let isFollowed = false;
let known: Waiting | undefined;

/** Whether an id was given later than another; ids are numbers of up to nineteen digits. */
const isLater = (one = '', other = '') => (one.length === other.length ? one > other : one.length > other.length);

/**
 * Sounds where an event waits that was not known to, whoever asked for what waits, in browsers that were asked to:
 * there are more than before, or the last one was reported later, as when another one was done meanwhile.
 */
function hearMore(): void {
  const now = waitingEvents();
  const isMore =
    known !== undefined && now !== undefined && (now.total > known.total || isLater(now.newest, known.newest));
  known = now ?? (session.phase === 'in' ? known : undefined);
  if (isMore && browserStore.read(EVENT_SOUND) === 'on') void eventSound();
}

/** Has what waits for the person follow events, and watches how many there are. */
export function watchEvents(): void {
  if (isFollowed) return;
  isFollowed = true;
  known = waitingEvents();
  queryClient.getQueryCache().subscribe(({ query }) => {
    const key = query.queryKey as readonly unknown[];
    if (key[0] === TODOS_KEY[0]) hearMore();
  });
  hearEvents(() => void queryClient.invalidateQueries({ queryKey: TODOS_KEY }));
}

/** Has the open page follow an event that was reported or moved on, and what waits for the person with it. */
export function followEvents(): void {
  watchEvents();
  tellEvents();
}
