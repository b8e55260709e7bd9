import { type RefObject, useEffect, useState } from 'react';

/** How wide 1em is in pixels, read from an element of that width; it follows the text size that the user has chosen. */
export function useLetter(probe: RefObject<HTMLElement | null>): number {
  const [letter, setLetter] = useState(14);
  useEffect(() => {
    const element = probe.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setLetter(element.offsetWidth || 14));
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return letter;
}
