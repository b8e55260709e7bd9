import type { Todos } from '@lattice/api/desk/todos';
import { useEffect, useRef } from 'react';
import { browserStore } from '../../base/browserStore.ts';

/** Key under which a browser remembers that it sounds for new events; it does not by default. */
export const EVENT_SOUND = 'event-sound';

/** Sounds when more events wait for the person than before, in browsers that were asked to. */
export function useEventSound(todos: Todos | undefined): void {
  const known = useRef<number | undefined>(undefined);
  const waiting = todos && (todos.counts.find(({ link }) => link === '/event/event')?.total ?? 0);
  useEffect(() => {
    const before = known.current;
    known.current = waiting;
    if (before !== undefined && waiting !== undefined && waiting > before && browserStore.read(EVENT_SOUND) === 'on')
      void import('../sound/eventSound.ts').then(
        ({ eventSound }) => eventSound(),
        () => null,
      );
  }, [waiting]);
}
