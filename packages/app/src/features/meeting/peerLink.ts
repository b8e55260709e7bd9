/** What two browsers say to each other before they are connected. */
type Said = { description: RTCSessionDescriptionInit } | { candidate: RTCIceCandidateInit };

/** How a connection is. */
export type LinkState = 'connecting' | 'connected' | 'lost';

interface PeerLinkParts {
  /** Whether this side offers; the other answers. */
  offers: boolean;
  iceServers: readonly RTCIceServer[];
  /** What is sent; null for what there is not. */
  tracks: OwnTracks;
  send: (said: Said) => void;
  onStream: (stream: MediaStream) => void;
  onState: (state: LinkState) => void;
}

/** What a person sends. */
export interface OwnTracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

/** The connection of one browser with another. */
export interface PeerLink {
  hear(data: unknown): void;
  close(): void;
}

/** Bits a second that a picture takes at most: five of them go out. */
const MOST_BITS = 500_000;

const saidIn = (data: unknown): Partial<Record<'description' | 'candidate', unknown>> =>
  typeof data === 'object' && data !== null ? data : {};

async function attach({ sender, receiver }: RTCRtpTransceiver, tracks: OwnTracks): Promise<void> {
  await sender.replaceTrack(receiver.track.kind === 'audio' ? tracks.audio : tracks.video);
  if (receiver.track.kind === 'audio') return;
  const parameters = sender.getParameters();
  for (const encoding of parameters.encodings) encoding.maxBitrate = MOST_BITS;
  if (parameters.encodings.length > 0) await sender.setParameters(parameters).catch(() => undefined);
}

/**
 * Connects with another browser: the side with the higher number offers sound and picture, whether it has them or not,
 * so that nothing has to be agreed on again; a connection that fails is tried anew.
 */
export function peerLink({ offers, iceServers, tracks, send, onStream, onState }: PeerLinkParts): PeerLink {
  const peer = new RTCPeerConnection({ iceServers: [...iceServers] });
  const early: RTCIceCandidateInit[] = [];
  const stream = new MediaStream();
  let line = Promise.resolve();
  // One after the other: an answer needs its offer.
  const next = (work: () => Promise<void>) => {
    line = line.then(work).catch(() => onState('lost'));
  };
  const describe = (make: () => Promise<RTCSessionDescriptionInit>) => async () => {
    await peer.setLocalDescription(await make());
    if (peer.localDescription !== null) send({ description: peer.localDescription.toJSON() });
  };
  const attachAll = async () => {
    for (const one of peer.getTransceivers()) {
      one.direction = 'sendrecv';
      await attach(one, tracks);
    }
  };
  const offer = (iceRestart: boolean) => next(describe(async () => peer.createOffer({ iceRestart })));
  peer.addEventListener('track', ({ track }) => {
    stream.addTrack(track);
    onStream(stream);
  });
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate !== null) send({ candidate: candidate.toJSON() });
  });
  peer.addEventListener('connectionstatechange', () => {
    const { connectionState: state } = peer;
    if (state === 'failed' && offers) offer(true);
    onState(state === 'connected' ? 'connected' : state === 'failed' ? 'lost' : 'connecting');
  });
  if (offers) {
    for (const kind of ['audio', 'video']) peer.addTransceiver(kind, { direction: 'sendrecv' });
    next(attachAll);
    offer(false);
  }
  const hearDescription = async (description: RTCSessionDescriptionInit) => {
    await peer.setRemoteDescription(description);
    for (const candidate of early.splice(0)) await peer.addIceCandidate(candidate);
    if (description.type !== 'offer') return;
    await attachAll();
    await describe(async () => peer.createAnswer())();
  };
  return {
    hear: (data) =>
      next(async () => {
        const { description, candidate } = saidIn(data);
        if (description !== undefined) await hearDescription(description as RTCSessionDescriptionInit);
        else if (candidate !== undefined && peer.remoteDescription === null)
          early.push(candidate as RTCIceCandidateInit);
        else if (candidate !== undefined) await peer.addIceCandidate(candidate);
      }),
    close: () => peer.close(),
  };
}
