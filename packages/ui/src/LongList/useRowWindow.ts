import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowView, scrollFor, windowOf } from './rowWindow.ts';

/** A list whose rows are all of one height, as it stands in the page. */
export interface WindowedList {
  /** The element that scrolls; nothing while it is not drawn. */
  frame(): HTMLElement | null | undefined;
  /** The height of a row in pixels; 0 while it is not known. */
  rowHeight(): number;
  /** Pixels of the frame that something else than rows takes, such as a head; none by default. */
  beside?(): number;
  /** An element as tall as a row, so that density and text size count at once; none by default. */
  probe?(): Element | null;
}

/**
 * The rows of a long list that are drawn, and a way to bring one into sight; drawn in the frame of the scrolling, so
 * that no gap is seen. `usual` is the height of a row until it is known.
 */
export function useRowWindow(total: number, list: WindowedList, usual = 32) {
  const known = useRef(list);
  const [view, setView] = useState({ first: 0, last: Math.min(total, 48), rowHeight: usual });
  useLayoutEffect(() => {
    known.current = list;
  });
  const update = useCallback(() => {
    const seen = viewOf(known.current, total);
    if (!seen) return;
    const { first, last } = windowOf(seen);
    const { rowHeight } = seen;
    setView((now) =>
      now.first === first && now.last === last && now.rowHeight === rowHeight ? now : { first, last, rowHeight },
    );
  }, [total]);
  useLayoutEffect(() => {
    const [frame, probe] = [known.current.frame(), known.current.probe?.()];
    if (!frame) return undefined;
    const onScroll = () => flushSync(update);
    const observer = new ResizeObserver(update);
    update();
    observer.observe(frame);
    if (probe) observer.observe(probe);
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll);
    };
  }, [update]);
  const reveal = useCallback(
    (slot: number) => {
      const [frame, seen] = [known.current.frame(), viewOf(known.current, total)];
      if (!frame || !seen || slot < 0 || slot >= total) return;
      frame.scrollTop = scrollFor(slot, seen);
      flushSync(update);
    },
    [total, update],
  );
  return {
    first: Math.min(view.first, total),
    last: Math.min(view.last, total),
    rowHeight: view.rowHeight,
    reveal,
  };
}

function viewOf({ frame, rowHeight, beside }: WindowedList, total: number): RowView | undefined {
  const [box, height] = [frame(), rowHeight()];
  if (!box || total === 0 || height === 0) return undefined;
  return { top: box.scrollTop, height: box.clientHeight - (beside?.() ?? 0), rowHeight: height, total };
}
