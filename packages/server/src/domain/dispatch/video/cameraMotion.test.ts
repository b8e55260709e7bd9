import { describe, expect, it } from 'vitest';
import { type CameraMotion, begun, ended, frameOf, isMoving, lookAt } from './cameraMotion.ts';

const rest: CameraMotion = { look: { pan: 350, tilt: 0, zoom: 1 }, command: null, since: 0, until: 0 };

describe('a camera that is told to move', () => {
  it('turns while it is told so, and past north', () => {
    const moving = begun(rest, 'right', 1000);
    expect(lookAt(moving, 2000).pan).toBeCloseTo(14);
    expect(frameOf(moving, 1500)).toMatchObject({ turn: { pan: 24, tilt: 0, zoom: 0 }, leftMs: 1000 });
  });

  it('stands still 1.5 s after the last word, wherever that leaves it', () => {
    const motion = begun(begun(rest, 'right', 1000), 'right', 1900);
    expect([isMoving(motion, 3399), isMoving(motion, 3400)]).toEqual([true, false]);
    expect(lookAt(motion, 60_000)).toEqual(lookAt(motion, 3400));
    expect(frameOf(motion, 60_000)).toMatchObject({ turn: { pan: 0, tilt: 0, zoom: 0 }, leftMs: 0 });
  });

  it('stops at once when told so, and never leaves its bounds', () => {
    const stopped = ended(begun(rest, 'zoomin', 0), 500);
    expect(lookAt(stopped, 9000).zoom).toBeCloseTo(1.6);
    let up: CameraMotion = rest;
    for (let at = 0; at < 9000; at += 500) up = begun(up, 'up', at);
    expect(lookAt(up, 20_000).tilt).toBe(25);
  });
});
