import { type RefObject, useEffect, useRef } from 'react';
import { useIsFromHistory } from '../navigation/Address.tsx';

const LONGEST = 10_000;

/** Headings of pages behind other tags are there as well. */
const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0;

/**
 * Moves focus to the heading of the page after each change of address, but not when the window opens: as soon as the
 * heading is there and unless the person went elsewhere.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, address: string): void {
  const isFromHistory = useIsFromHistory();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const box = main.current;
    if (box === null || before.current === address) return undefined;
    const isOpening = before.current === undefined && isFromHistory();
    before.current = address;
    if (isOpening) return undefined;
    box.focus({ preventScroll: true });
    const take = () => {
      const heading = [...box.querySelectorAll('h1')].find(isDrawn);
      if (heading === undefined || document.activeElement !== box) return heading !== undefined;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (take()) return undefined;
    const watch = new MutationObserver(() => take() && watch.disconnect());
    watch.observe(box, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), LONGEST);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [main, address, isFromHistory]);
}
