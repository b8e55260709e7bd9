/** What tabs of one browser tell each other about the session. */
export type TabNews =
  | { kind: 'out' }
  | { kind: 'in'; user: string }
  | { kind: 'locked' }
  | { kind: 'open' }
  | { kind: 'news' }
  | { kind: 'events' }
  | { kind: 'switched' };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('lattice') : null;

/** The other tabs of this browser; nobody where the browser cannot reach them. */
export const tabs = {
  tell: (news: TabNews): void => channel?.postMessage(news),
  /** Hears the others until the returned function is called. */
  listen: (hear: (news: TabNews) => void): (() => void) => {
    const own = (event: MessageEvent<TabNews>) => hear(event.data);
    channel?.addEventListener('message', own);
    return () => channel?.removeEventListener('message', own);
  },
};
