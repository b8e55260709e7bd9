import type { LiveKitSeat } from '@lattice/api/meetingCalls';
import type { Carrier, Remote } from './Carrier.ts';
import type { OwnTracks } from './peerLink.ts';

/** What a LiveKit server is asked to carry, and who is told. */
export interface LiveKitParts {
  seat: LiveKitSeat;
  tracks: OwnTracks;
  onChange: (remotes: ReadonlyMap<string, Remote>) => void;
  onRecording: (isRecorded: boolean) => void;
  /** The server cannot be reached, or let go; a new seat is needed. */
  onLost: () => void;
}

/** Carries a meeting by a LiveKit server; its client is loaded for such a meeting alone. */
export function openLiveKit(parts: LiveKitParts): Carrier {
  let peers: readonly string[] = [];
  let isClosed = false;
  let inside: Carrier | null = null;
  void import('./liveKitRoom.ts').then(
    ({ liveKitRoom }) => {
      if (isClosed) return;
      inside = liveKitRoom(parts);
      inside.meet(peers);
    },
    () => isClosed || parts.onLost(),
  );
  return {
    meet: (there) => {
      peers = there;
      inside?.meet(there);
    },
    // What browsers say to each other goes by way of the LiveKit server.
    hear: () => undefined,
    close: () => {
      isClosed = true;
      inside?.close();
    },
  };
}
