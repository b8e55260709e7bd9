import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { scrollFor } from '../LongList/rowWindow.ts';
import type { TreeRow } from './treeRows.ts';

const lineOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null);

/**
 * The line of a tree that is its tab stop: the one last focused, what took its place when it is gone, else the first
 * chosen one, else the first. The list, not the line, knows which.
 */
export function useTreeStop(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  selected: ReadonlySet<string>,
  rowHeight: number,
) {
  const [current, setCurrent] = useState<{ key: string; at: number } | null>(null);
  const isInside = useRef(false);
  const shouldFocus = useRef(false);
  const found = current === null ? -1 : rows.findIndex(({ key }) => key === current.key);
  const isLost = current !== null && found < 0;
  const at = isLost
    ? Math.min(current.at, rows.length - 1)
    : found >= 0
      ? found
      : Math.max(
          0,
          rows.findIndex(({ key }) => selected.has(key)),
        );
  useLayoutEffect(() => {
    const hasFallen = isInside.current && document.activeElement === document.body;
    if (shouldFocus.current || hasFallen)
      scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    shouldFocus.current = false;
  });
  const stopAt = (key: string) => setCurrent({ key, at: rows.findIndex((row) => row.key === key) });
  return {
    at,
    stopAt,
    /** Brings a line into sight and gives it the focus. */
    focus: (key: string) => {
      const box = scroller.current;
      const index = rows.findIndex((row) => row.key === key);
      if (box === null || index < 0) return;
      box.scrollTo({ top: scrollFor(index, { top: box.scrollTop, height: box.clientHeight, rowHeight }) });
      shouldFocus.current = true;
      stopAt(key);
    },
    onFocus: (event: FocusEvent) => {
      isInside.current = true;
      const key = lineOf(event.target)?.dataset.key;
      if (key !== undefined && key !== current?.key) stopAt(key);
    },
    onBlur: (event: FocusEvent) => {
      const left = event.target;
      setTimeout(() => {
        if (left.isConnected && scroller.current?.contains(document.activeElement) !== true) isInside.current = false;
      });
    },
  };
}
