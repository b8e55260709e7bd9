import type { Todos } from '@lattice/api/desk/todos';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStore } from '../../base/browserStore.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { eventSound } from '../sound/eventSound.ts';
import { EVENT_SOUND, watchEvents } from './followEvents.ts';

vi.mock('../todo/useTodos.ts', () => ({ TODOS_KEY: ['todos'] }));
vi.mock('../../session/session.ts', () => ({ session: { phase: 'in' } }));
vi.mock('../../session/queryClient.ts', async () => ({
  queryClient: new (await import('@tanstack/react-query')).QueryClient(),
}));
vi.mock('../sound/eventSound.ts', () => ({ eventSound: vi.fn<() => Promise<void>>(async () => undefined) }));

const store = new Map<string, string>();
vi.mock('../../base/browserStore.ts', () => ({
  browserStore: {
    read: (key: string) => store.get(key) ?? null,
    write: (key: string, value: string | null) => void (value === null ? store.delete(key) : store.set(key, value)),
  },
}));

/** An answer to what waits: so many events, the last of them reported as the one with this id. */
const answer = (total: number, newest: string) =>
  queryClient.setQueryData<Todos>(['todos'], {
    total,
    overdue: 0,
    counts: total === 0 ? [] : [{ link: '/event/event', total, overdue: 0, newest }],
    items: [],
  });

const sounds = () => vi.mocked(eventSound).mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  browserStore.write(EVENT_SOUND, 'on');
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test('an event that comes is heard, also while another one is done', () => {
  answer(5, '900');
  watchEvents();
  const heard = sounds();
  const hears = (times: number, total: number, newest: string) => {
    vi.advanceTimersByTime(1000);
    answer(total, newest);
    vi.advanceTimersByTime(1000);
    expect(sounds() - heard).toBe(times);
  };
  hears(0, 5, '900');
  hears(1, 6, '901');
  // One is done: nothing comes. Then one is done in the moment in which another one comes.
  hears(1, 5, '901');
  hears(2, 5, '1000');
  // The last one is done, and one that was reported long ago is handed over.
  hears(2, 4, '900');
  hears(3, 5, '900');
  hears(3, 0, '');
  hears(4, 1, '1001');
  // A browser that was asked for silence knows what came meanwhile when it is asked to sound again.
  browserStore.write(EVENT_SOUND, null);
  hears(4, 2, '1002');
  browserStore.write(EVENT_SOUND, 'on');
  hears(4, 2, '1002');
  hears(5, 3, '1003');
  // Whoever signs in next has other events.
  session.phase = 'out';
  queryClient.clear();
  session.phase = 'in';
  hears(5, 60, '2000');
  hears(6, 61, '2001');
});
