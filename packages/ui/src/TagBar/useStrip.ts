import { type RefObject, useEffect, useState } from 'react';

/** Keeps the tag shown in view, and tells whether there are more tags than room. */
export function useStrip(strip: RefObject<HTMLElement | null>, active: string): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const box = strip.current;
    if (box === null) return undefined;
    const measure = () => {
      setFull(box.scrollWidth > box.clientWidth + 1);
      const tag = [...box.children].find((child) => child.querySelector<HTMLElement>('[data-tag]')?.dataset.tag === active)?.getBoundingClientRect();
      if (tag === undefined) return;
      const { left, right } = box.getBoundingClientRect();
      box.scrollBy({ left: Math.min(tag.left - left, 0) + Math.max(tag.right - right, 0) });
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
  }, [strip, active]);
  return isFull;
}
