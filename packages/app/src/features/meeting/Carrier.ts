import type { LinkState } from './peerLink.ts';

/** What came from somebody else in a meeting, and how the connection is. */
export interface Remote {
  stream: MediaStream | null;
  state: LinkState;
}

/** What carries sound and picture between the people of a room, known by their numbers there. */
export interface Carrier {
  /** Connects with who came, forgets who left. */
  meet(peers: readonly string[]): void;
  /** Takes what another browser said by way of the room. */
  hear(from: string, data: unknown): void;
  close(): void;
}
