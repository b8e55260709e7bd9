import type { IceServer, LiveKitSeat } from '@lattice/api/meetingCalls';
import type { Carrier } from './Carrier.ts';
import { type LiveKitParts, openLiveKit } from './liveKit.ts';
import { openMesh } from './mesh.ts';

interface CarrierParts extends Omit<LiveKitParts, 'seat'> {
  /** Own number in the room. */
  self: string;
  /** The way to the LiveKit server; undefined where browsers send to each other. */
  seat: LiveKitSeat | undefined;
  iceServers: readonly IceServer[];
  send: (to: string, data: unknown) => void;
}

/** What carries a meeting, as the room said when it gave the seat. */
export const carrierOf = ({ seat, self, iceServers, send, ...parts }: CarrierParts): Carrier =>
  typeof seat?.url === 'string' && typeof seat.token === 'string'
    ? openLiveKit({ ...parts, seat })
    : openMesh({ self, iceServers: [...iceServers], tracks: parts.tracks, send, onChange: parts.onChange });
