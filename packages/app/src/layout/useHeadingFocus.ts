import { type RefObject, use, useEffect, useRef } from 'react';
import { NavigationType, UNSAFE_DataRouterContext } from 'react-router';

const LONGEST = 10_000;

/** Headings of pages behind other tags are there as well. */
const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0;

/**
 * Moves focus to the heading of the page after each change of address, but not when the window opens: as soon as the
 * heading is there and unless the person went elsewhere.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, address: string): void {
  const isOpening = use(UNSAFE_DataRouterContext)?.router.state.historyAction === NavigationType.Pop;
  const before = useRef(isOpening ? address : '');
  useEffect(() => {
    const box = main.current;
    if (box === null || before.current === address) return undefined;
    before.current = address;
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
  }, [main, address]);
}
