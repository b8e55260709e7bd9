import { type RefObject, createContext, use, useLayoutEffect, useState } from 'react';

/** The height of the middle of a scene in px; null where it is as high as what is in it. */
export const MiddleHeight = createContext<number | null>(null);

/** The height of the middle of the scene around, in px; null where it is as high as what is in it. */
export const useMiddleHeight = (): number | null => use(MiddleHeight);

/** Follows the height of the middle. */
export function useMeasuredHeight(middle: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = middle.current;
    if (element === null) return undefined;
    const measure = () => setHeight(getComputedStyle(element).containerType === 'size' ? element.clientHeight : null);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [middle]);
  return height;
}
