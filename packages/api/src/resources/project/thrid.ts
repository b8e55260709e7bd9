import { type Blank, get } from '../../call.ts';
import type { CameraFrame } from '../../cameraCalls.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** A way to a stream: as a demo picture, by WebRTC (WHEP, or as ZLMediaKit answers it), HTTP-FLV or HLS. */
export interface StreamWay {
  protocol: 'demo' | 'whep' | 'flv' | 'hls';
  url: string;
}

/** Where a stream of a device is to be had. */
export interface DeviceStream {
  id: Id;
  deviceName: string;
  /** Address of the stream, or of the platform that opens it. */
  url: string;
  channelNo: number | null;
  /** Name of the platform. */
  platform: string;
  /** How the address is played; left out where the server does not know it. */
  protocol?: string;
  /** All ways to it, the best first; left out where the server does not know them. */
  ways?: readonly StreamWay[];
  /** What a demo camera does at this moment, so that its first picture needs no second call. */
  frame?: CameraFrame;
  /** What its platform does besides; left out where the server does not know. */
  can?: readonly ('move' | 'presets' | 'playback' | 'talk')[];
}

/** The weather of an hour; temperatures in degrees Celsius, wind in metres a second, rain in millimetres. */
export interface Weather {
  /** Where it was measured. */
  place: string;
  time: string;
  text: string;
  temperature: number;
  humidity: number;
  windDirection: string;
  windSpeed: number;
  rain: number;
  airQuality: number;
  forecast: { date: string; text: string; low: number; high: number }[];
}

/** A stream of no camera. */
const blankStream: Blank<DeviceStream> = { id: '', deviceName: '', url: '', platform: '', protocol: '' };

/** 第三方平台: cameras, talk and control by the platforms of the dispatch logins, and the weather. */
export const thrid = resource('project/thrid', {
  label: '第三方平台',
  fields: {},
  calls: {
    cameraPreview: get<{ id: Id }, DeviceStream>('cameraPreview', {
      blank: {
        ...blankStream,
        frame: { look: { pan: 0, tilt: 0, zoom: 1 }, turn: { pan: 0, tilt: 0, zoom: 0 }, leftMs: 0 },
      },
    }),
    talk: get<{ id: Id }, DeviceStream>('talk', {
      access: { permission: 'talk' },
      blank: blankStream,
    }),
    /**
     * Turns or zooms a camera: `cmd` is the direction or lens, `action` 1 begins and 0 ends; with
     * `preset` it is the number of the preset to go to.
     */
    controlling: get<{ id: Id; cmd: string; action: string }, boolean>('controlling', {
      access: { permission: 'controlling' },
    }),
    meteorology: get<void, Weather>('meteorology', {
      blank: {
        place: '',
        time: '',
        text: '',
        temperature: 0,
        humidity: 0,
        windDirection: '',
        windSpeed: 0,
        rain: 0,
        airQuality: 0,
        forecast: [],
      },
      access: 'session',
    }),
  },
});
