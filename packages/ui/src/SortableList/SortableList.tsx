import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './SortableList.css.ts';

/** An entry of a list that is put in order. */
export interface SortableItem {
  id: string;
  /** What it is called, for screen readers. */
  name: string;
}

export interface SortableListProps<Item extends SortableItem> {
  /** What is put in order. */
  label: string;
  items: readonly Item[];
  /** What an entry shows, and what can be done to it at its end. */
  children: (item: Item, at: number) => { words: ReactNode; acts?: ReactNode };
  /** Called with the ids in their new order; without it nothing moves. */
  onOrder?: (ids: readonly string[]) => void;
}

/** Ids with one of them at another place. */
const placed = (ids: readonly string[], from: number, to: number): string[] => {
  const rest = ids.filter((_, at) => at !== from);
  const moved = ids[from];
  return moved === undefined ? [...ids] : [...rest.slice(0, to), moved, ...rest.slice(to)];
};

/** Entries put in order by dragging, by buttons, or by Alt and the arrow keys. */
export function SortableList<Item extends SortableItem>({ label, items, children, onOrder }: SortableListProps<Item>) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<{ id: string; way: 'up' | 'down' } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const ids = items.map(({ id }) => id);
  useEffect(() => {
    if (focus.current === null) return;
    const { id, way } = focus.current;
    focus.current = null;
    // At an end of the list the button that was pressed is off: focus stays in the row.
    const open = (which: string) =>
      list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-move${which}]:not(:disabled)`);
    (open(`="${way}"`) ?? open(''))?.focus();
  });
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= ids.length) return;
    focus.current = { id: ids[from] ?? '', way: to < from ? 'up' : 'down' };
    onOrder?.(placed(ids, from, to));
  };
  const walk = (event: KeyboardEvent, at: number) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <ol ref={list} className={css.list} aria-label={label}>
      {items.map((item, at) => {
        const { words, acts } = children(item, at);
        const listeners = {
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(item.id);
          },
          onDragOver: (event: DragEvent) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(item.id);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (dragged !== null) move(ids.indexOf(dragged), at);
          },
          onDragEnd: () => {
            setDragged(null);
            setOver(null);
          },
          onKeyDown: (event: KeyboardEvent) => walk(event, at),
        };
        return (
          <li
            key={item.id || `#${at}`}
            data-id={item.id}
            className={css.row}
            draggable={onOrder !== undefined}
            data-dragged={dragged === item.id || undefined}
            data-over={(over === item.id && dragged !== item.id) || undefined}
            {...listeners}
          >
            {onOrder && (
              <span className={css.grip} aria-hidden>
                <GripVertical size="1em" />
              </span>
            )}
            <div className={css.words}>{words}</div>
            <div className={css.acts}>
              {acts}
              {onOrder && (
                <>
                  <IconButton
                    data-move="up"
                    label={t`上移“${item.name}”`}
                    isDisabled={at === 0}
                    onPress={() => move(at, at - 1)}
                  >
                    <ArrowUp size="1.1em" aria-hidden />
                  </IconButton>
                  <IconButton
                    data-move="down"
                    label={t`下移“${item.name}”`}
                    isDisabled={at === ids.length - 1}
                    onPress={() => move(at, at + 1)}
                  >
                    <ArrowDown size="1.1em" aria-hidden />
                  </IconButton>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
