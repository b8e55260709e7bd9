import { type PointerEvent, useRef } from 'react';

const slack = 4;

/** Moves a scrolled field by dragging its ground; what can be pressed keeps its press. */
export function usePan() {
  const held = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  const release = (event: PointerEvent<HTMLElement>) => {
    held.current = undefined;
    delete event.currentTarget.dataset.held;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isGround = event.target instanceof Element && event.target.closest('[role=treeitem],button') === null;
      if (!isGround || event.button !== 0 || event.pointerType === 'touch') return;
      const { scrollLeft, scrollTop } = event.currentTarget;
      held.current = { x: event.clientX, y: event.clientY, left: scrollLeft, top: scrollTop };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = held.current;
      if (from === undefined || Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return;
      event.currentTarget.dataset.held = '';
      event.currentTarget.scrollTo(from.left - event.clientX + from.x, from.top - event.clientY + from.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
