import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { baseText } from './columnTracks.ts';

interface Drag {
  id: string;
  from: number;
  width: number;
  scale: number;
}

/** The handles of the column widths: dragged they set the width, pressed twice they forget it. */
export function useColumnResize(setWidth: (id: string, width: number | undefined) => void) {
  const drag = useRef<Drag>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const handle = handleOf(event);
      const head = handle?.parentElement;
      if (!handle?.dataset.resize || !head || event.button !== 0) return;
      const { fontSize, direction } = getComputedStyle(head);
      const scale = baseText / Number.parseFloat(fontSize);
      drag.current = { id: handle.dataset.resize, from: event.clientX, width: head.offsetWidth * scale, scale: direction === 'rtl' ? -scale : scale };
      handle.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return;
      const { id, from, width, scale } = drag.current;
      setWidth(id, width + (event.clientX - from) * scale);
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
    onDoubleClick: (event: MouseEvent) => {
      const id = handleOf(event)?.dataset.resize;
      if (id) setWidth(id, undefined);
    },
  };
}

function handleOf(event: MouseEvent): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-resize]');
}
