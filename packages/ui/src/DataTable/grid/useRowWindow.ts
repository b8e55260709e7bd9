import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrollFor, windowOf } from './rowWindow.ts';
import type { RowView } from './rowWindow.ts';

/**
 * The rows of a long body that are drawn, and a way to bring one into sight; drawn in the frame of the scrolling, so
 * that no gap is seen.
 */
export function useRowWindow(total: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [view, setView] = useState({ first: 0, last: Math.min(total, 48) });
  const update = useCallback(() => {
    const seen = viewOf(body.current, total);
    if (!seen) return;
    const next = windowOf(seen);
    setView((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, [total]);
  useLayoutEffect(() => {
    const frame = frameOf(body.current);
    if (!frame) return undefined;
    const onScroll = () => flushSync(update);
    const observer = new ResizeObserver(update);
    observer.observe(frame);
    frame.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll);
    };
  }, [update]);
  const reveal = useCallback(
    (slot: number) => {
      const [frame, seen] = [frameOf(body.current), viewOf(body.current, total)];
      if (!frame || !seen || slot < 0 || slot >= total) return;
      frame.scrollTop = scrollFor(slot, seen);
      flushSync(update);
    },
    [total, update],
  );
  return { body, first: Math.min(view.first, total), last: Math.min(view.last, total), reveal };
}

function frameOf(body: HTMLElement | null): HTMLElement | null | undefined {
  return body?.closest('table')?.parentElement;
}

function viewOf(body: HTMLTableSectionElement | null, total: number): RowView | undefined {
  const table = body?.closest('table');
  const frame = frameOf(body);
  if (!body || !table || !frame || total === 0) return undefined;
  const beside = (table.tHead?.offsetHeight ?? 0) + (table.tFoot?.offsetHeight ?? 0);
  return {
    top: frame.scrollTop,
    height: frame.clientHeight - beside,
    rowHeight: body.getBoundingClientRect().height / total,
    total,
  };
}
