import { useEffect } from 'react';

/** Milliseconds between two tellings, however many events there are. */
const PAUSE = 5000;

const hearers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last = 0;

/** Tells the open page that an event was reported or moved on; soon, and a burst of them once. */
export function tellEvents(): void {
  timer ??= setTimeout(
    () => {
      timer = undefined;
      last = Date.now();
      for (const hear of hearers) hear();
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
