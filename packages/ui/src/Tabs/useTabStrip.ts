import { type RefObject, useLayoutEffect, useState } from 'react';

/** Keeps the open tab in sight, and tells whether there are more tabs than room. */
export function useTabStrip(strip: RefObject<HTMLElement | null>, selected: string): boolean {
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    const box = strip.current;
    if (box === null) return undefined;
    const measure = () => {
      setFull(box.scrollWidth > box.clientWidth + 1);
      const tab = box.querySelector(`[data-key="${CSS.escape(selected)}"]`)?.getBoundingClientRect();
      if (tab === undefined) return;
      const { left, right } = box.getBoundingClientRect();
      box.scrollBy({ left: Math.min(tab.left - left, 0) + Math.max(tab.right - right, 0) });
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
  }, [strip, selected]);
  return isFull;
}
