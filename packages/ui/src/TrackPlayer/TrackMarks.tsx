import { useContext, useEffect, useRef } from 'react';
import type { Mover } from '../MapView/live/moversOn.ts';
import { MapToolContext } from '../MapView/MapToolContext.ts';

interface TrackMarksProps {
  /** Who is where now. */
  moversAt: (time: number) => readonly Mover[];
  /** The time of the course; read on every frame. */
  now: () => number;
  /** Whether time passes. */
  isPlaying: boolean;
  /** The time that stands while it does not. */
  time: number;
}

/** Marks that move with the time, as a child of the map. */
export function TrackMarks({ moversAt, now, isPlaying, time }: TrackMarksProps) {
  const live = useContext(MapToolContext)?.live ?? null;
  const moving = useRef<{ move: (movers: readonly Mover[]) => void; remove: () => void } | null>(null);
  const last = useRef({ moversAt, now });
  useEffect(() => {
    last.current = { moversAt, now };
  });
  useEffect(() => {
    if (live === null) return;
    let isGone = false;
    void import('../MapView/live/moversOn.ts').then(({ moversOn }) => {
      if (isGone) return;
      moving.current = moversOn(live);
      moving.current.move(last.current.moversAt(last.current.now()));
    });
    return () => {
      isGone = true;
      moving.current?.remove();
      moving.current = null;
    };
  }, [live]);
  useEffect(() => {
    if (!isPlaying) moving.current?.move(moversAt(time));
  }, [isPlaying, time, moversAt]);
  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    const step = () => {
      moving.current?.move(last.current.moversAt(last.current.now()));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);
  return null;
}
