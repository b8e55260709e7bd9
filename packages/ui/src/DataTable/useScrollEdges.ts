import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Marks a scrolling box with `data-start` and `data-end` while content is hidden beyond that edge. */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const update = () => {
      const gone = Math.abs(element.scrollLeft);
      element.toggleAttribute('data-start', gone > 0);
      element.toggleAttribute('data-end', element.scrollWidth - element.clientWidth - gone > 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [box]);
}
