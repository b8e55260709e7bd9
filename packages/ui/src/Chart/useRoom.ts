import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Room } from './cartesian.ts';

/** The parts to measure, and the room measured in them. */
export interface MeasuredRoom {
  /** The box the drawing fills. */
  box: RefObject<HTMLDivElement | null>;
  /** An element one em wide, which tells when the size of text changes. */
  letter: RefObject<HTMLSpanElement | null>;
  /** Undefined until the box is first measured. */
  room: Room | undefined;
}

/** Measures the room of a drawing, again whenever its width or the size of its text changes. */
export function useRoom(height: number, isWatching: boolean): MeasuredRoom {
  const box = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState<{ width: number; em: number }>();
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, letter.current];
    if (!isWatching || !outer || !inner) return;
    const measure = () => {
      const width = Math.floor(outer.getBoundingClientRect().width);
      const em = inner.getBoundingClientRect().width;
      setSize((was) => (was && was.width === width && was.em === em ? was : { width, em }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [isWatching]);
  return { box, letter, room: size && size.width > 0 ? { ...size, height } : undefined };
}
