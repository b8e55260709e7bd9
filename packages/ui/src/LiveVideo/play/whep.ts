import type { Player, TellFailure } from './Player.ts';

/** How long ways to the own machine are gathered, in ms; most are there at once. */
const GATHER = 400;

const gathered = async (peer: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    if (peer.iceGatheringState === 'complete') return resolve();
    const timer = setTimeout(resolve, GATHER);
    peer.addEventListener('icegatheringstatechange', () => {
      if (peer.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    });
    return undefined;
  });

/** The answer of a media server: SDP as WHEP has it, or ZLMediaKit's own JSON around it; null where it refuses. */
export function sdpIn(text: string): string | null {
  if (!text.startsWith('{')) return text.startsWith('v=') ? text : null;
  const { code, sdp } = JSON.parse(text) as { code?: number; sdp?: string };
  return code === 0 && typeof sdp === 'string' ? sdp : null;
}

/** Makes the stream of a peer with a server; gives the address of the session, null where the server names none. */
async function negotiate(
  peer: RTCPeerConnection,
  url: string,
  tell: TellFailure,
  signal: AbortSignal,
): Promise<string | null> {
  await peer.setLocalDescription(await peer.createOffer());
  await gathered(peer);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/sdp' },
    body: peer.localDescription?.sdp ?? '',
    signal,
  });
  const sdp = answer.ok ? sdpIn(await answer.text()) : null;
  if (sdp === null) {
    tell('refused', answer.status);
    return null;
  }
  const place = answer.headers.get('Location');
  await peer.setRemoteDescription({ type: 'answer', sdp });
  return place === null ? null : new URL(place, url).toString();
}

/** Plays by WebRTC as WHEP has it; a server that names no place of the session is not told of its end. */
export const whep: Player = (video, url, tell) => {
  if (typeof RTCPeerConnection === 'undefined') {
    tell('unsupported');
    return () => undefined;
  }
  const left = new AbortController();
  const peer = new RTCPeerConnection();
  let place: string | null = null;
  peer.addTransceiver('video', { direction: 'recvonly' });
  peer.addTransceiver('audio', { direction: 'recvonly' });
  const stream = new MediaStream();
  peer.addEventListener('track', ({ track }) => {
    stream.addTrack(track);
    video.srcObject = stream;
    void video.play().catch(() => null);
  });
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'failed') tell('unreachable');
    if (peer.connectionState === 'closed') tell('ended');
  });
  negotiate(peer, url, tell, left.signal).then(
    (found) => {
      place = found;
    },
    () => tell('unreachable'),
  );
  return () => {
    left.abort();
    peer.close();
    video.srcObject = null;
    if (place !== null) void fetch(place, { method: 'DELETE' }).catch(() => null);
  };
};
