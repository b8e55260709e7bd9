import type { CameraFrame, CameraLook } from '@lattice/api/cameraCalls';
import { WATCH_MS } from './VideoPlatform.ts';

/** Where a demo camera looked at a moment, and what it was told then. */
export interface CameraMotion {
  look: CameraLook;
  /** The movement, null while it stands. */
  command: string | null;
  /** When the movement began, in milliseconds. */
  since: number;
  /** When it ends if nobody says another word. */
  until: number;
}

const still: CameraLook = { pan: 0, tilt: 0, zoom: 0 };

/** What changes in a second, by command; lens commands leave the look as it is. */
const turns: Readonly<Record<string, CameraLook>> = {
  left: { ...still, pan: -24 },
  right: { ...still, pan: 24 },
  up: { ...still, tilt: 12 },
  down: { ...still, tilt: -12 },
  zoomin: { ...still, zoom: 1.2 },
  zoomout: { ...still, zoom: -1.2 },
};

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const bounded = ({ pan, tilt, zoom }: CameraLook): CameraLook => ({
  pan: ((pan % 360) + 360) % 360,
  tilt: between(tilt, -20, 25),
  zoom: between(zoom, 1, 8),
});

const turnOf = (command: string | null): CameraLook =>
  command !== null && Object.hasOwn(turns, command) ? (turns[command] ?? still) : still;

/** Where a camera looks at a moment: it went on until then, at most until its watch ran out. */
export function lookAt({ look, command, since, until }: CameraMotion, now: number): CameraLook {
  const turn = turnOf(command);
  const seconds = Math.max(0, Math.min(now, until) - since) / 1000;
  return bounded({
    pan: look.pan + turn.pan * seconds,
    tilt: look.tilt + turn.tilt * seconds,
    zoom: look.zoom + turn.zoom * seconds,
  });
}

/** True while a camera moves. */
export const isMoving = ({ command, until }: CameraMotion, now: number): boolean => command !== null && now < until;

/** A camera that is told to move: from where it looks now, for as long as the watch allows. */
export const begun = (motion: CameraMotion, command: string, now: number): CameraMotion => ({
  look: lookAt(motion, now),
  command,
  since: now,
  until: now + WATCH_MS,
});

/** A camera that stands where it looks now, or where it is sent. */
export const ended = (motion: CameraMotion, now: number, look = lookAt(motion, now)): CameraMotion => ({
  look,
  command: null,
  since: now,
  until: now,
});

/** What a browser needs to draw a camera from now on. */
export const frameOf = (motion: CameraMotion, now: number): CameraFrame =>
  isMoving(motion, now)
    ? { look: lookAt(motion, now), turn: turnOf(motion.command), leftMs: motion.until - now }
    : { look: lookAt(motion, now), turn: still, leftMs: 0 };
