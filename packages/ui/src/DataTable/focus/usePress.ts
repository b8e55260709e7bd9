import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/** What is pressed for itself, and not for the row that it stands in. */
const CONTROLS = 'a, button, input, select, textarea, label';

/** True for what stands in a control, or is one. */
export const isControl = (element: Element): boolean => element.closest(CONTROLS) !== null;

interface Press {
  id: string | undefined;
  onControl: boolean;
}

/**
 * Where presses on a list begin. Rows are drawn in place, so another row may stand under a press when it ends; such a
 * press means nothing. `idAt` gives the id of the row at an element, undefined beside the rows.
 */
export function usePress(idAt: (element: Element) => string | undefined) {
  /** The last two presses of a pointer, the last one at the end. */
  const pointed = useRef<readonly Press[]>([]);
  /** The row on which a key is held down. */
  const held = useRef<{ id: string | undefined }>(undefined);
  return {
    /** Listeners of the element around the rows. */
    listeners: {
      onPointerDownCapture: (event: PointerEvent) => {
        const element = event.target as Element;
        pointed.current = [...pointed.current.slice(-1), { id: idAt(element), onControl: isControl(element) }];
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
    /**
     * Whether a click ends on the row on which it began, a double one beside controls, since the first press may have
     * put another in its place; a click that is made by a program begins and ends at once.
     */
    isSameRow: (event: MouseEvent): boolean => {
      const id = idAt(event.target as Element);
      if (event.type === 'dblclick')
        return pointed.current.length === 2 && pointed.current.every((one) => one.id === id && !one.onControl);
      if (event.detail > 0) return pointed.current.at(-1)?.id === id;
      return held.current === undefined || held.current.id === id;
    },
  };
}
