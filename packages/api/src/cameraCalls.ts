import type { Transport } from './bind.ts';
import { type Call, get, post } from './call.ts';
import type { Id } from './field.ts';
import type { DeviceStream } from './resources/project/thrid.ts';

/** Where a camera looks: degrees to the right of north, degrees above the horizon, and how many times nearer. */
export interface CameraLook {
  pan: number;
  tilt: number;
  zoom: number;
}

/** What a demo camera does at a moment, from which a browser draws its picture. */
export interface CameraFrame {
  look: CameraLook;
  /** By how much it changes in a second; nothing while it stands. */
  turn: CameraLook;
  /** Milliseconds for which it goes on turning if nobody says another word. */
  leftMs: number;
}

/** A look that a camera keeps. */
export interface CameraPreset {
  no: number;
  name: string;
}

/** Something that a camera recorded, in milliseconds since 1970. */
export interface Recording {
  from: number;
  to: number;
}

/** Path below which the calls stand. */
export const CAMERAS = 'project/thrid';

/** What a demo camera does now, by an address that holds a signature for this stream and two minutes. */
export const pictureCall: Call<{ stream: Id; until: string; signature: string }, CameraFrame> = get('picture', {
  access: 'anonymous',
  blank: { look: { pan: 0, tilt: 0, zoom: 1 }, turn: { pan: 0, tilt: 0, zoom: 0 }, leftMs: 0 },
});
/** What a media server asks before it plays a stream, in the words of MediaMTX or of ZLMediaKit. */
export interface MediaQuestion {
  /** The parameters of the address: MediaMTX's word, and ZLMediaKit's. */
  query?: string;
  params?: string;
  /** The stream: MediaMTX's word, and ZLMediaKit's two. */
  path?: string;
  app?: string;
  stream?: string;
  /** What is to be done; ZLMediaKit asks about playing alone. */
  action?: string;
}
/** Whether a stream may be played by an address, asked by the media servers themselves: 200 with code 0, or 401. */
export const mediaCall: Call<MediaQuestion, { code: number; msg: string }> = post('media', 'body', {
  access: 'anonymous',
  envelope: false,
});
/** The presets of a camera, in order. */
export const presetsCall: Call<{ id: Id }, CameraPreset[]> = get('presets', { blank: [{ no: 0, name: '' }] });
/** What a camera recorded on a day (`yyyy-MM-dd`), in order; refused where its platform keeps nothing. */
export const recordingsCall: Call<{ id: Id; day: string }, Recording[]> = get('recordings', {
  blank: [{ from: 0, to: 0 }],
});
/** Opens a part of what a camera recorded, for platforms that play it; refused for others. */
export const playbackCall: Call<{ id: Id; from: number; to: number }, Pick<DeviceStream, 'platform' | 'ways'>> = get(
  'playback',
  { blank: { platform: '' } },
);
/** Sends what a browser says to a camera, by the browser's offer of WebRTC; gives the answer (SDP). */
export const speakCall: Call<{ id: Id; sdp: string }, { sdp: string }> = post('speak', 'body', {
  access: { permission: 'talk' },
  blank: { sdp: '' },
});
/** Ends what `speak` began. */
export const hushCall: Call<{ id: Id }, boolean> = post('hush', 'body', { access: { permission: 'talk' } });
/** Keeps where a camera looks now under a name. */
export const keepPresetCall: Call<{ id: Id; name: string }, CameraPreset> = post('keepPreset', 'body', {
  access: { permission: 'controlling' },
});
/** Forgets a preset. */
export const dropPresetCall: Call<{ id: Id; no: number }, boolean> = post('dropPreset', 'body', {
  access: { permission: 'controlling' },
});

/** The calls about cameras that our own server alone answers, bound to a transport. */
export const cameraCalls = (transport: Transport) => {
  const send = async <I, O>(call: Call<I, O>, input: I): Promise<O> =>
    (await transport.send(`${CAMERAS}/${call.path}`, call, input)) as O;
  return {
    recordings: async (id: Id, day: string) => send(recordingsCall, { id, day }),
    playback: async (id: Id, from: number, to: number) => send(playbackCall, { id, from, to }),
    speak: async (id: Id, sdp: string) => send(speakCall, { id, sdp }),
    hush: async (id: Id) => send(hushCall, { id }),
    presets: async (id: Id) => send(presetsCall, { id }),
    keepPreset: async (id: Id, name: string) => send(keepPresetCall, { id, name }),
    dropPreset: async (id: Id, no: number) => send(dropPresetCall, { id, no }),
    /** What a demo camera does now; `address` is what the preview answered. */
    picture: async (address: string): Promise<CameraFrame> => {
      const query = new URL(address, 'http://localhost').searchParams;
      const [stream, until, signature] = ['stream', 'until', 'signature'].map((name) => query.get(name) ?? '');
      return send(pictureCall, { stream: stream ?? '', until: until ?? '', signature: signature ?? '' });
    },
  };
};
