import { useMemo, useRef } from 'react';

interface DragAct {
  target: EventTarget | null;
  dataTransfer: DataTransfer | null;
  preventDefault(): void;
}

/**
 * Things of columns, such as their titles, that are dragged to the place of another; the one under the pointer is
 * marked.
 */
export function useColumnDrag(move: (id: string, onto: string) => void) {
  const dragged = useRef<HTMLElement>(undefined);
  const over = useRef<HTMLElement>(undefined);
  return useMemo(() => {
    const mark = (thing: HTMLElement | undefined) => {
      if (over.current === thing) return;
      delete over.current?.dataset.drop;
      if (thing && dragged.current) thing.dataset.drop = isBefore(dragged.current, thing) ? 'after' : 'before';
      over.current = thing;
    };
    const onDragEnd = () => {
      mark(undefined);
      dragged.current = undefined;
    };
    return {
      onDragStart: ({ target, dataTransfer }: DragAct) => {
        dragged.current = thingOf(target);
        if (!dragged.current || !dataTransfer) return;
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', dragged.current.textContent);
      },
      onDragOver: (event: DragAct) => {
        const thing = thingOf(event.target);
        if (!dragged.current) return;
        mark(thing === dragged.current ? undefined : thing);
        if (thing) event.preventDefault();
      },
      onDrop: (event: DragAct) => {
        const [from, onto] = [dragged.current?.dataset.column, thingOf(event.target)?.dataset.column];
        if (from && onto && from !== onto) {
          event.preventDefault();
          move(from, onto);
        }
        onDragEnd();
      },
      onDragEnd,
    };
  }, [move]);
}

function thingOf(target: EventTarget | null): HTMLElement | undefined {
  return (target as Element | null)?.closest<HTMLElement>('[data-column][draggable="true"]') ?? undefined;
}

function isBefore(one: HTMLElement, other: HTMLElement): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
