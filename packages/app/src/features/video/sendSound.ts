import { cameras } from './cameras.ts';

/** Milliseconds for which ways to the own machine are gathered, and until the sound has to arrive. */
const GATHER = 400;
const ARRIVE = 8000;

const when = async (holds: () => boolean, peer: RTCPeerConnection, event: string, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(holds()), ms);
    const look = () => {
      if (!holds()) return;
      clearTimeout(timer);
      resolve(true);
    };
    peer.addEventListener(event, look);
    look();
  });

/** What a person says to a camera. */
export interface SentSound {
  /** Closes the microphone and hangs up. */
  end(): Promise<void>;
}

/**
 * Sends a microphone to a camera by WebRTC; the offer goes by our own server to the platform. Null where the sound does
 * not arrive there.
 */
export async function sendSound(id: string, sound: MediaStream): Promise<SentSound | null> {
  const peer = new RTCPeerConnection();
  const close = () => {
    peer.close();
    for (const track of sound.getTracks()) track.stop();
  };
  const end = async () => {
    close();
    await cameras.hush(id);
  };
  try {
    for (const track of sound.getTracks()) peer.addTransceiver(track, { direction: 'sendonly' });
    await peer.setLocalDescription(await peer.createOffer());
    await when(() => peer.iceGatheringState === 'complete', peer, 'icegatheringstatechange', GATHER);
    const { sdp } = await cameras.speak(id, peer.localDescription?.sdp ?? '');
    await peer.setRemoteDescription({ type: 'answer', sdp });
    const isThere = () => peer.connectionState === 'connected';
    if (await when(isThere, peer, 'connectionstatechange', ARRIVE)) return { end };
    await end();
    return null;
  } catch (error) {
    close();
    throw error;
  }
}
