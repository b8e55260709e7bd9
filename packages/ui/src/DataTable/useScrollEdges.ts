import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Marks a box with `data-wide` while its content is wider, with `data-start` and `data-end` while some is hidden beyond that edge, and with `data-sideways` from when it is
 * about to be scrolled sideways until it is back; `--lt-beyond` holds the width that is hidden, and where `isMeasured`, `--lt-seen` the width in which it is seen.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>, isMeasured: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let beyond = -1;
    const update = () => {
      const gone = Math.abs(element.scrollLeft);
      const hidden = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-wide', hidden > 0);
      element.toggleAttribute('data-start', gone > 0);
      element.toggleAttribute('data-end', hidden - gone > 1);
      element.toggleAttribute('data-sideways', hidden > 0 && gone > 0);
      if (hidden !== beyond) element.style.setProperty('--lt-beyond', `${hidden}px`);
      beyond = hidden;
    };
    // What begins to scroll moves before it is heard of.
    const begin = (event: Event) => {
      const isSideways = event instanceof WheelEvent ? event.deltaX !== 0 || event.shiftKey : true;
      if (isSideways && beyond > 0) element.setAttribute('data-sideways', '');
    };
    const observer = new ResizeObserver(() => {
      update();
      if (isMeasured) element.style.setProperty('--lt-seen', `${element.clientWidth}px`);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    const kinds: [string, (event: Event) => void][] = [
      ['scroll', update],
      ['wheel', begin],
      ['touchstart', begin],
    ];
    for (const [kind, on] of kinds) element.addEventListener(kind, on, { passive: true });
    return () => {
      observer.disconnect();
      for (const [kind, on] of kinds) element.removeEventListener(kind, on);
    };
  }, [box, isMeasured]);
}
