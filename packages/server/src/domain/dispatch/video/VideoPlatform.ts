import type { Recording } from '@lattice/api/cameraCalls';
import type { Context } from '../../../call/Context.ts';

/** A camera as platforms know it. */
export interface Camera {
  id: string;
  name: string;
  /** Where it looked when it was put up, in degrees to the right of north. */
  direction: number;
  /** Its own id on its platform. */
  thirdId: string;
  isOnline: boolean;
}

/** A way of seeing and moving cameras; one a kind of platform. */
export interface VideoPlatform {
  /** What plays its addresses, for the player to be chosen by. */
  protocol: string;
  /** Opens the stream of a camera; gives an address that is good for this stream and two minutes. */
  open(camera: Camera, context: Context): Promise<string>;
  /** Opens the way for sound to a camera, as `open` does for its picture; without it the platform takes no talk. */
  talk?(camera: Camera, context: Context): Promise<string>;
  /** What a camera recorded on a day (`yyyy-MM-dd`); without it the platform plays nothing back. */
  recordings?(camera: Camera, day: string, context: Context): Promise<Recording[]>;
  /**
   * Begins (`1`) or ends (`0`) a movement, or goes to the preset of a number. A camera that hears nothing more stops by
   * itself within `WATCH_MS`. True where this is news, false where a movement only goes on.
   */
  control(camera: Camera, command: string, action: string, context: Context): Promise<boolean>;
}

/** After so many milliseconds without a word a camera stands still. */
export const WATCH_MS = 1500;
