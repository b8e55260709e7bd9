import { inbox } from '@lattice/api/resources/blade-desk/inbox';
import { browserStore } from '../../base/browserStore.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { tabs } from '../../session/tabs.ts';

const LEADER = 'lattice-news';
/** Milliseconds before the next try after a break, doubled up to the longest. */
const SOON = 2000;
const LONGEST = 60_000;

/** Listener for news, and for whether the server pushes them at present. */
export interface Listener {
  onNews: () => void;
  onLive: (isLive: boolean) => void;
}

/** Tells the page that an event was reported or moved on; what does so is loaded when the first one comes. */
const hearEvent = () =>
  void import('./followEvents.ts').then(
    ({ followEvents }) => followEvents(),
    () => null,
  );

/** A browser that sounds for events has to know how many wait before the first one comes. */
function watchIfHeard(): void {
  if (browserStore.read('event-sound') === null) return;
  import('./followEvents.ts').then(
    ({ watchEvents }) => watchEvents(),
    () => null,
  );
}

/** Resolves after some time, or at once when the signal ends it. */
const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** One connection to the server, until it breaks (true: try again) or the session is over (false). */
const connected = (ticket: string, { onNews, onLive }: Listener, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const source = new EventSource(
      `/api/${inbox.path}/${inbox.calls.stream.path}?ticket=${encodeURIComponent(ticket)}`,
    );
    const end = (isBroken: boolean) => {
      source.close();
      onLive(false);
      resolve(isBroken);
    };
    source.addEventListener('open', () => {
      onLive(true);
      onNews();
      watchIfHeard();
    });
    source.addEventListener('news', () => {
      onNews();
      tabs.tell({ kind: 'news' });
    });
    source.addEventListener('events', () => {
      hearEvent();
      tabs.tell({ kind: 'events' });
    });
    source.addEventListener('over', () => end(false));
    source.addEventListener('error', () => end(true));
    signal.addEventListener('abort', () => end(false), { once: true });
  });

/**
 * Stays connected as long as the session goes on; one tab of a browser does so for all, since a browser has few
 * connections.
 */
async function lead(listener: Listener, signal: AbortSignal): Promise<void> {
  let wait = SOON;
  let isOn = true;
  while (isOn && !signal.aborted) {
    const started = Date.now();
    isOn = await client(inbox)
      .ticket(undefined, { signal })
      .then(
        ({ ticket }) => (signal.aborted ? false : connected(ticket, listener, signal)),
        () => true,
      );
    wait = Date.now() - started > LONGEST ? SOON : Math.min(LONGEST, wait * 2);
    if (isOn) await pause(wait, signal);
  }
}

/**
 * Tells of news as they come until the returned function is called; where browser or server cannot, it tells nothing
 * and the listener has to ask.
 */
export function subscribeNews(listener: Listener): () => void {
  const control = new AbortController();
  const forget = tabs.listen(({ kind }) => {
    if (kind === 'news') listener.onNews();
    if (kind === 'events') hearEvent();
  });
  if (session.abilities.includes('inbox') && 'locks' in navigator && 'EventSource' in globalThis) {
    navigator.locks.request(LEADER, { signal: control.signal }, () => lead(listener, control.signal)).catch(() => null);
  }
  return () => {
    control.abort();
    forget();
  };
}
