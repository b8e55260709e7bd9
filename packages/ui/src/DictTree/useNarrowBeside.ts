import { type RefObject, useLayoutEffect, useState } from 'react';
import { dictSizes } from './dictSizes.ts';

/**
 * Whether both tables stand beside each other without room for their columns of actions, which lie over the end of a
 * row then.
 */
export function useNarrowBeside(room: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = room.current;
    if (!isAsked || !element) return;
    const measure = () => {
      const em = element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
      setNarrow(em >= dictSizes.besideFrom && em < dictSizes.columnsFrom);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, isAsked]);
  return isAsked && isNarrow;
}
