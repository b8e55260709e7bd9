import type { StreamWay } from './resources/project/thrid.ts';

/** How an address is played, by its ending; null for one that browsers cannot play. */
export function wayOf(url: string): StreamWay | null {
  const path = /^https?:\/\/[^/?#]+([^?#]*)/.exec(url)?.[1] ?? '';
  if (/\/(?:whep|webrtc)$/.test(path)) return { protocol: 'whep', url };
  if (path.endsWith('.flv')) return { protocol: 'flv', url };
  return path.endsWith('.m3u8') ? { protocol: 'hls', url } : null;
}
