import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Marks a box with `data-wide` while its content is wider, and with `data-start` and `data-end` while some is hidden
 * beyond that edge, with `data-top` while some is hidden above; where `isMeasured`, `--lt-seen` holds the width in
 * which it is seen.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>, isMeasured: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const update = () => {
      const gone = Math.abs(element.scrollLeft);
      const hidden = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-wide', hidden > 0);
      element.toggleAttribute('data-start', gone > 0);
      element.toggleAttribute('data-end', hidden - gone > 1);
      element.toggleAttribute('data-top', element.scrollTop > 0);
    };
    const observer = new ResizeObserver(() => {
      update();
      if (isMeasured) element.style.setProperty('--lt-seen', `${element.clientWidth}px`);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [box, isMeasured]);
}
