import { townZone } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { useInSight } from '../useInSight/useInSight.tsx';
import { picture } from './DemoCamera.css.ts';
import { type CameraLook, type PictureColors, colorsAt, paintScene } from './paintScene.ts';
import { sceneOf } from './sceneOf.ts';

export type { CameraLook } from './paintScene.ts';

/** What a camera does: where it looked at a moment, and how it goes on from there. */
export interface CameraMove {
  look: CameraLook;
  /** By how much the look changes in a second. */
  turn: CameraLook;
  /** Milliseconds for which it goes on turning. */
  leftMs: number;
  /** When this held, by `performance.now()`. */
  at: number;
}

export interface DemoCameraProps {
  /** Which place it shows: the same one for the same words. */
  seed: string;
  /** Name of the camera, written on the picture. */
  name: string;
  /** What the camera does; keep it the same object between renders. */
  move: CameraMove;
  /** The moment that is shown, in ms since 1970, of a recording; default now. Keep it the same between renders. */
  moment?: () => number;
  /** Who watches, written on the picture; default nobody in particular. */
  watcher?: string;
  /** The picture, to be taken as a snapshot. */
  ref?: Ref<HTMLCanvasElement>;
}

/** Milliseconds between two pictures while the camera stands, and while it turns. */
const PAUSES = { still: 150, turning: 60 };

const isTurning = ({ leftMs, at }: CameraMove, now: number) => now - at < leftMs;

function lookNow({ look, turn, leftMs, at }: CameraMove, now: number): CameraLook {
  const seconds = Math.min(leftMs, Math.max(0, now - at)) / 1000;
  return {
    pan: look.pan + turn.pan * seconds,
    tilt: Math.min(25, Math.max(-20, look.tilt + turn.tilt * seconds)),
    zoom: Math.min(8, Math.max(1, look.zoom + turn.zoom * seconds)),
  };
}

/** A picture of a place that does not exist, drawn in the browser: what a demo camera sees; out of sight it rests. */
export function DemoCamera({ seed, name, move, moment = Date.now, watcher = '', ref }: DemoCameraProps) {
  const { t, i18n } = useLingui();
  const [canvas, isSeen] = useInSight<HTMLCanvasElement>();
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement, [canvas]);
  const scene = useMemo(() => sceneOf(seed), [seed]);
  const latest = useRef(move);
  const demo = moment === Date.now ? t`演示画面` : t`演示录像`;
  const label = t`${name}的画面`;
  useEffect(() => {
    latest.current = move;
  }, [move]);
  useEffect(() => {
    const element = canvas.current;
    const to = element?.getContext('2d');
    if (!isSeen || !element || !to) return undefined;
    const clock = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium', timeZone: townZone() });
    let colors: PictureColors = colorsAt(element);
    let [drawn, read, next] = [-Infinity, 0, 0];
    const draw = (now: number) => {
      next = requestAnimationFrame(draw);
      if (now - drawn < (isTurning(latest.current, now) ? PAUSES.turning : PAUSES.still)) return;
      drawn = now;
      if (now - read > 1000) {
        read = now;
        colors = colorsAt(element);
        const wide = Math.round(Math.min(960, Math.max(320, element.clientWidth)));
        if (element.width !== wide) Object.assign(element, { width: wide, height: Math.round((wide * 9) / 16) });
      }
      const time = clock.format(moment());
      paintScene(to, scene, lookNow(latest.current, now), moment(), colors, { name, time, demo, watcher });
    };
    next = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(next);
  }, [canvas, isSeen, scene, name, moment, watcher, demo, i18n.locale]);
  return <canvas ref={canvas} role="img" aria-label={label} width={320} height={180} className={picture} />;
}
