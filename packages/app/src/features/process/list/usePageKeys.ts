import { type RefObject, useEffect } from 'react';
import { isKeyFree } from './isKeyFree.ts';

/**
 * Hears the single keys that are pressed in a page and not into a field, while `isOn`; `press` says whether it took the
 * key.
 */
export function usePageKeys(
  page: RefObject<HTMLElement | null>,
  isOn: boolean,
  press: (key: string, event: KeyboardEvent) => boolean,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (page.current !== null && isKeyFree(event, page.current) && press(event.key, event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
