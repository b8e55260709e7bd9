import { useRef } from 'react';
import { baseText } from './columnTracks.ts';
import type { SetWidth } from './useColumnWidths.ts';

interface Drag {
  id: string;
  from: number;
  width: number;
  scale: number;
  isMoved: boolean;
}

/** The handles of the column widths: dragged they set the width, pressed twice they forget it. */
export function useColumnResize(setWidth: SetWidth) {
  const drag = useRef<Drag>(undefined);
  const widthAt = (event: PointerEvent, { width, from, scale }: Drag) => width + (event.clientX - from) * scale;
  return {
    /** Whether a handle is being dragged. */
    isActive: () => drag.current !== undefined,
    onPointerDown: (event: PointerEvent) => {
      const handle = handleOf(event);
      const head = handle?.parentElement;
      if (!handle?.dataset.resize || !head || event.button !== 0) return;
      const { fontSize, direction } = getComputedStyle(head);
      const scale = baseText / Number.parseFloat(fontSize);
      drag.current = {
        id: handle.dataset.resize,
        from: event.clientX,
        width: head.offsetWidth * scale,
        scale: direction === 'rtl' ? -scale : scale,
        isMoved: false,
      };
      handle.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return;
      drag.current.isMoved = true;
      setWidth(drag.current.id, widthAt(event, drag.current), false);
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag.current?.isMoved) setWidth(drag.current.id, widthAt(event, drag.current), true);
      drag.current = undefined;
    },
    onDoubleClick: (event: MouseEvent) => {
      const id = handleOf(event)?.dataset.resize;
      if (id) setWidth(id, undefined, true);
    },
  };
}

function handleOf(event: MouseEvent): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-resize]');
}
