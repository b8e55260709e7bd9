import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/**
 * Where presses on a list begin. Rows are drawn in place, so another row may stand under a press when it ends; such a
 * press means nothing. `idAt` gives the id of the row at an element, undefined beside the rows.
 */
export function usePress(idAt: (element: Element) => string | undefined) {
  /** The rows on which the last two presses of a pointer began, the last one at the end. */
  const pointed = useRef<readonly (string | undefined)[]>([]);
  /** The row on which a key is held down. */
  const held = useRef<{ id: string | undefined }>(undefined);
  return {
    /** Listeners of the element around the rows. */
    listeners: {
      onPointerDownCapture: (event: PointerEvent) => {
        pointed.current = [pointed.current[1], idAt(event.target as Element)];
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (!event.repeat) held.current = { id: idAt(event.target as Element) };
      },
      onKeyUpCapture: () => {
        // The click that a button makes of the key follows within the same task.
        setTimeout(() => {
          held.current = undefined;
        });
      },
      onBlurCapture: () => {
        held.current = undefined;
      },
    },
    /** Whether a click ends on the row on which it began; a click that is made by a program begins and ends at once. */
    isSameRow: (event: MouseEvent): boolean => {
      const id = idAt(event.target as Element);
      if (event.type === 'dblclick') return pointed.current[0] === id && pointed.current[1] === id;
      if (event.detail > 0) return pointed.current[1] === id;
      return held.current === undefined || held.current.id === id;
    },
  };
}
