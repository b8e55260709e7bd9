import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Keeps the part of a strip that is shown in view, such as the open tab, and tells whether there are more parts than
 * room. The part bears its key as `data-<mark>`.
 */
export function useStrip(strip: RefObject<HTMLElement | null>, mark: 'tag' | 'key', active: string): boolean {
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    const box = strip.current;
    if (box === null) return undefined;
    const measure = () => {
      setFull(box.scrollWidth > box.clientWidth + 1);
      const own = `[data-${mark}="${CSS.escape(active)}"]`;
      const part = [...box.children]
        .find((child) => child.matches(own) || child.querySelector(own) !== null)
        ?.getBoundingClientRect();
      if (part === undefined) return;
      const { left, right } = box.getBoundingClientRect();
      box.scrollBy({ left: Math.min(part.left - left, 0) + Math.max(part.right - right, 0) });
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(box);
    changed.observe(box, { childList: true });
    measure();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [strip, mark, active]);
  return isFull;
}
