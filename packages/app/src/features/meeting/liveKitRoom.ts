import { type RemoteParticipant, Room, RoomEvent, Track, VideoQuality, setLogLevel } from 'livekit-client';
import type { Carrier, Remote } from './Carrier.ts';
import type { LiveKitParts } from './liveKit.ts';
import type { LinkState } from './peerLink.ts';

/** Others whose pictures come in full; of more, all come small. */
const FEW = 4;

/**
 * Takes a seat in the room of a LiveKit server, where people are known by their numbers in the room of the meeting. Two
 * connections, one to send and one to receive: servers of all versions know that.
 */
export function liveKitRoom({ seat, tracks, onChange, onRecording, onLost }: LiveKitParts): Carrier {
  setLogLevel('silent');
  const room = new Room({ singlePeerConnection: false, dynacast: true, stopLocalTrackOnUnpublish: false });
  const streams = new Map<string, MediaStream>();
  let peers: readonly string[] = [];
  let isClosed = false;
  let isBroken = false;

  const streamOf = (peer: string): MediaStream => {
    const known = streams.get(peer) ?? new MediaStream();
    streams.set(peer, known);
    return known;
  };
  const stateOf = (peer: string): LinkState =>
    isBroken ? 'lost' : room.remoteParticipants.has(peer) ? 'connected' : 'connecting';
  const tell = () =>
    onChange(
      new Map(
        peers
          .filter((peer) => peer !== room.localParticipant.identity)
          .map((peer): [string, Remote] => [peer, { stream: streams.get(peer) ?? null, state: stateOf(peer) }]),
      ),
    );
  const choose = () => {
    const quality = room.remoteParticipants.size > FEW ? VideoQuality.LOW : VideoQuality.HIGH;
    for (const { trackPublications } of room.remoteParticipants.values())
      for (const one of trackPublications.values()) if (one.kind === Track.Kind.Video) one.setVideoQuality(quality);
  };
  const change = () => {
    choose();
    tell();
  };
  const publish = async () => {
    const { localParticipant: own } = room;
    if (tracks.audio !== null) await own.publishTrack(tracks.audio, { source: Track.Source.Microphone });
    if (tracks.video !== null) await own.publishTrack(tracks.video, { source: Track.Source.Camera });
  };
  const lose = () => {
    if (isClosed) return;
    isBroken = true;
    tell();
    onLost();
  };
  room
    .on(RoomEvent.TrackSubscribed, ({ mediaStreamTrack }, _publication, { identity }: RemoteParticipant) => {
      streamOf(identity).addTrack(mediaStreamTrack);
      change();
    })
    .on(RoomEvent.TrackUnsubscribed, ({ mediaStreamTrack }, _publication, { identity }: RemoteParticipant) => {
      streamOf(identity).removeTrack(mediaStreamTrack);
      change();
    })
    .on(RoomEvent.ParticipantConnected, change)
    .on(RoomEvent.ParticipantDisconnected, ({ identity }) => {
      streams.delete(identity);
      change();
    })
    .on(RoomEvent.Reconnecting, () => {
      isBroken = true;
      tell();
    })
    .on(RoomEvent.Reconnected, () => {
      isBroken = false;
      tell();
    })
    .on(RoomEvent.RecordingStatusChanged, onRecording)
    .on(RoomEvent.Disconnected, lose);
  const enter = async () => {
    await room.connect(seat.url, seat.token);
    if (isClosed) return;
    onRecording(room.isRecording);
    change();
    await publish();
  };
  enter().catch(lose);
  return {
    meet: (there) => {
      peers = there;
      tell();
    },
    hear: () => undefined,
    close: () => {
      isClosed = true;
      void room.disconnect(false);
    },
  };
}
