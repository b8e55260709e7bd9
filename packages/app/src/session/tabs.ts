/** What tabs of one browser tell each other about the session. */
export type TabNews = { kind: 'out' } | { kind: 'in'; user: string };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('lattice') : null;

/** The other tabs of this browser; nobody where the browser cannot reach them. */
export const tabs = {
  tell: (news: TabNews): void => channel?.postMessage(news),
  listen: (hear: (news: TabNews) => void): void =>
    channel?.addEventListener('message', (event: MessageEvent<TabNews>) => hear(event.data)),
};
