import { useEffect } from 'react';
import { session } from '../../session/session.ts';
import { tellEvents } from './eventNews.ts';
import { subscribeNews } from './subscribeNews.ts';

const none = () => undefined;

/** Hears of events on a full screen, which has no bell; a wall may not, and its panels ask again and again. */
export function useEventStream(): void {
  useEffect(
    () => (session.display === null ? subscribeNews({ onNews: none, onEvents: tellEvents, onLive: none }) : undefined),
    [],
  );
}
