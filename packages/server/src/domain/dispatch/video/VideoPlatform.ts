import type { CameraFrame, CameraPreset, Recording } from '@lattice/api/cameraCalls';
import type { StreamWay } from '@lattice/api/resources/project/thrid';
import type { Context } from '../../../call/Context.ts';
import type { Platform } from '../platform.ts';

/** A camera as platforms know it. */
export interface Camera {
  id: string;
  name: string;
  /** Where it looked when it was put up, in degrees to the right of north. */
  direction: number;
  /** Its national code. */
  code: string;
  /** Its own id on its platform. */
  thirdId: string;
  isOnline: boolean;
}

/** A way of seeing and moving cameras; one a kind of platform. What is left out the platform does not do. */
export interface VideoPlatform {
  /** Opens the stream of a camera; gives the ways to it, the best first, good for this stream and two minutes. */
  open(camera: Camera, platform: Platform, context: Context): Promise<readonly StreamWay[]>;
  /** What a camera does now, where browsers draw its picture themselves. */
  frame?(camera: Camera, context: Context): Promise<CameraFrame>;
  /** Opens the way for sound to a camera, as `open` does for its picture. */
  talk?(camera: Camera, context: Context): Promise<StreamWay>;
  /** Sends what a browser says to a camera by WebRTC; takes the browser's offer and gives the answer (SDP). */
  speak?(offer: string, camera: Camera, platform: Platform, context: Context): Promise<string>;
  /** Ends what `speak` began. */
  hush?(camera: Camera, platform: Platform, context: Context): Promise<void>;
  /** What a camera recorded on a day (`yyyy-MM-dd`). */
  recordings?(camera: Camera, day: string, platform: Platform, context: Context): Promise<Recording[]>;
  /** Opens a part of what a camera recorded; gives the ways to it, the best first. */
  playback?(camera: Camera, part: Recording, platform: Platform, context: Context): Promise<readonly StreamWay[]>;
  /**
   * Begins (`1`) or ends (`0`) a movement, or goes to the preset of a number. A camera that hears nothing more stops by
   * itself within `WATCH_MS`. True where this is news, false where a movement only goes on.
   */
  control?(
    move: { command: string; action: string },
    camera: Camera,
    platform: Platform,
    context: Context,
  ): Promise<boolean>;
  /** Stops a camera that was told to move; left out where cameras stop by themselves. */
  halt?(camera: Camera, command: string, platform: Platform, context: Context): Promise<void>;
  /** The looks that a camera keeps by number. */
  presets?: {
    list(camera: Camera, platform: Platform, context: Context): Promise<CameraPreset[]>;
    keep(name: string, camera: Camera, platform: Platform, context: Context): Promise<CameraPreset>;
    drop(no: number, camera: Camera, platform: Platform, context: Context): Promise<void>;
  };
}

/** After so many milliseconds without a word a camera stands still. */
export const WATCH_MS = 1500;
