import { useCallback, useEffect, useRef, useState } from 'react';

/** A time that passes so many times faster than ours. */
interface Clock {
  /** The time as it is drawn, renewed four times a second. */
  time: number;
  /** The exact time. */
  now: () => number;
  isPlaying: boolean;
  play: (isPlaying: boolean) => void;
  seek: (time: number) => void;
}

/** How often the time is told while it passes, in ms. */
const TELL = 250;

/** A clock between two times; it stops at the end, and starts over from there. */
export function useClock(from: number, to: number, speed: number, start: number): Clock {
  const [time, setTime] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  /** The time at which the clock was last set, and our time then. */
  const base = useRef({ time: start, at: 0 });
  const rate = useRef(0);
  const now = useCallback(() => {
    const passed = rate.current === 0 ? 0 : (performance.now() - base.current.at) * rate.current;
    return Math.min(to, Math.max(from, base.current.time + passed));
  }, [from, to]);
  const set = useCallback((next: number) => {
    base.current = { time: next, at: performance.now() };
    setTime(next);
  }, []);
  useEffect(() => {
    base.current = { time: now(), at: performance.now() };
    rate.current = isPlaying ? speed : 0;
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const current = now();
      setTime(current);
      if (current >= to) setPlaying(false);
    }, TELL);
    return () => {
      clearInterval(timer);
      setTime(now());
    };
  }, [isPlaying, speed, now, to]);
  return {
    time,
    now,
    isPlaying,
    play: (next) => {
      if (next && now() >= to) set(from);
      setPlaying(next);
    },
    seek: (next) => set(Math.min(to, Math.max(from, next))),
  };
}
