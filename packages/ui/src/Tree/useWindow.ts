import { type RefObject, useEffect, useState } from 'react';
import { windowOf } from './windowOf.ts';

/** The lines of a list that are drawn, and how tall a line is, in pixels. */
export interface DrawnWindow {
  first: number;
  last: number;
  rowHeight: number;
}

/** Keeps the window of a scrolled list of `count` lines; `probe` is an element as tall as a line, so that density and text size count. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  count: number,
): DrawnWindow {
  const [view, setView] = useState<DrawnWindow>({ first: 0, last: 40, rowHeight: 32 });
  useEffect(() => {
    const [box, line] = [scroller.current, probe.current];
    if (box === null || line === null) return undefined;
    const measure = () => {
      const rowHeight = line.offsetHeight || 32;
      const next = windowOf(box.scrollTop, box.clientHeight, rowHeight, count);
      setView((now) =>
        now.first === next.first && now.last === next.last && now.rowHeight === rowHeight
          ? now
          : { ...next, rowHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(line);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller, probe, count]);
  return view;
}
