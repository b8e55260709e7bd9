import type { Carrier, Remote } from './Carrier.ts';
import { type OwnTracks, type PeerLink, peerLink } from './peerLink.ts';

interface MeshParts {
  /** Own number in the room. */
  self: string;
  iceServers: readonly RTCIceServer[];
  tracks: OwnTracks;
  send: (to: string, data: unknown) => void;
  onChange: (remotes: ReadonlyMap<string, Remote>) => void;
}

const isHigher = (one: string, other: string) =>
  one.length > other.length || (one.length === other.length && one > other);

/** Keeps a connection with each other browser of a room. */
export function openMesh({ self, iceServers, tracks, send, onChange }: MeshParts): Carrier {
  const links = new Map<string, PeerLink>();
  const remotes = new Map<string, Remote>();
  // Who speaks before a list names them is not gone: two servers tell of them one after the other.
  const listed = new Set<string>();
  const change = (peer: string, part: Partial<Remote>) => {
    const { stream = null, state = 'connecting' } = remotes.get(peer) ?? {};
    remotes.set(peer, { stream, state, ...part });
    onChange(new Map(remotes));
  };
  const linkWith = (peer: string): PeerLink => {
    const known = links.get(peer);
    if (known !== undefined) return known;
    const link = peerLink({
      offers: isHigher(self, peer),
      iceServers,
      tracks,
      send: (said) => send(peer, said),
      onStream: (stream) => change(peer, { stream }),
      onState: (state) => links.has(peer) && change(peer, { state }),
    });
    links.set(peer, link);
    change(peer, {});
    return link;
  };
  const part = (peer: string) => {
    links.get(peer)?.close();
    links.delete(peer);
    remotes.delete(peer);
  };
  return {
    meet: (peers) => {
      for (const peer of links.keys()) if (listed.has(peer) && !peers.includes(peer)) part(peer);
      for (const peer of peers) {
        listed.add(peer);
        if (peer !== self) linkWith(peer);
      }
      onChange(new Map(remotes));
    },
    hear: (from, data) => linkWith(from).hear(data),
    close: () => {
      for (const peer of links.keys()) part(peer);
    },
  };
}
