/** Why there is no microphone or camera: the page is not safe, the person said no, there is none, or it is in use. */
export type NoMedia = 'insecure' | 'refused' | 'none' | 'busy';

/** What a person sends, and why something of it is missing. */
export interface OwnMedia {
  stream: MediaStream;
  noSound: NoMedia | null;
  noPicture: NoMedia | null;
}

const sound: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
/** Small pictures: each goes to each other. */
const picture: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 360 },
  frameRate: { ideal: 15, max: 24 },
  facingMode: 'user',
};

const reasonOf = (error: unknown): NoMedia => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
};

const opened = async (wanted: MediaStreamConstraints): Promise<MediaStream | NoMedia> =>
  navigator.mediaDevices.getUserMedia(wanted).catch(reasonOf);

/** Opens the microphone alone. */
export const openSound = async (): Promise<MediaStream | NoMedia> =>
  isSecureContext && 'mediaDevices' in navigator ? opened({ audio: sound }) : 'insecure';

/** Opens microphone and camera, or the one of them that is to be had. */
export async function openMedia(): Promise<OwnMedia> {
  const stream = new MediaStream();
  if (!isSecureContext || !('mediaDevices' in navigator)) return { stream, noSound: 'insecure', noPicture: 'insecure' };
  const both = await opened({ audio: sound, video: picture });
  if (typeof both !== 'string') return { stream: both, noSound: null, noPicture: null };
  if (both === 'refused') return { stream, noSound: both, noPicture: both };
  const heard = await opened({ audio: sound });
  const seen = await opened({ video: picture });
  for (const one of [heard, seen])
    if (typeof one !== 'string') for (const track of one.getTracks()) stream.addTrack(track);
  return {
    stream,
    noSound: typeof heard === 'string' ? heard : null,
    noPicture: typeof seen === 'string' ? seen : null,
  };
}
