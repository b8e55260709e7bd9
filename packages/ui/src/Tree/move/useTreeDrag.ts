import { type DragEvent, useRef, useState } from 'react';
import { type Branches, nodesUnder, type placesOf } from '../branches.ts';
import { dropPlace, moveRefusal, outermost, type TreeMove } from './moveNodes.ts';
import type { NodeRow, TreeRow } from '../treeRows.ts';

/** Where something would be dropped. */
export interface DropMark {
  key: string;
  place: 'before' | 'inside' | 'after';
}

/** What dragging needs to know of a tree. */
export interface TreeDragProps {
  rows: readonly TreeRow[];
  branches: Branches;
  places: ReturnType<typeof placesOf>;
  selected: ReadonlySet<string>;
  /** Called to open a node that is pointed at for a while. */
  onOpen: (id: string) => void;
  /** Called with where the nodes should go; without it nothing is dragged. */
  onMove: ((move: TreeMove) => void) | undefined;
}

const lineOf = (event: DragEvent) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]') : null;
const patience = 700;

/**
 * Drags lines of a tree, by listeners on the list; React Aria's drag and drop needs a hook a line, which 10,000 lines
 * do not bear. The keyboard way is the window that moves.
 */
export function useTreeDrag({ rows, branches, places, selected, onOpen, onMove }: TreeDragProps) {
  const dragged = useRef<readonly string[]>([]);
  const wait = useRef<{ key: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  const [mark, setMark] = useState<DropMark>();
  const rowOf = (key: string | undefined) => rows.find((row): row is NodeRow => row.kind === 'node' && row.key === key);
  const rest = () => {
    clearTimeout(wait.current?.timer);
    wait.current = undefined;
  };
  const target = (event: DragEvent): { move: TreeMove; mark: DropMark } | null => {
    const element = lineOf(event);
    const row = rowOf(element?.dataset.key);
    if (element === null || row === undefined || dragged.current.length === 0) return null;
    const { top, height } = element.getBoundingClientRect();
    const place = dropPlace((event.clientY - top) / height);
    const isInto = place === 'inside' || (place === 'after' && row.isOpen);
    const parentId = isInto ? row.key : row.parentId;
    if (moveRefusal(places, dragged.current, parentId) !== null) return null;
    const siblings = nodesUnder(branches, parentId).map(({ id }) => id);
    const at =
      place === 'inside'
        ? siblings.length
        : place === 'before'
          ? siblings.indexOf(row.key)
          : siblings.indexOf(row.key) + 1;
    const beforeId = siblings.slice(at).find((id) => !dragged.current.includes(id)) ?? null;
    return { move: { ids: dragged.current, parentId, beforeId }, mark: { key: row.key, place } };
  };
  const end = () => {
    rest();
    dragged.current = [];
    setMark(undefined);
  };
  return {
    mark,
    handlers:
      onMove === undefined
        ? {}
        : {
            onDragStart: (event: DragEvent) => {
              const row = rowOf(lineOf(event)?.dataset.key);
              if (row === undefined) return;
              const order = rows.map(({ key }) => key);
              dragged.current = selected.has(row.key)
                ? outermost(
                    places,
                    order.filter((key) => selected.has(key)),
                  )
                : [row.key];
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData(
                'text/plain',
                dragged.current.map((id) => places.get(id)?.node.title ?? id).join('\n'),
              );
            },
            onDragOver: (event: DragEvent) => {
              const goal = target(event);
              if (goal?.mark.key !== mark?.key || goal?.mark.place !== mark?.place) setMark(goal?.mark);
              if (goal === null) return rest();
              event.preventDefault();
              event.dataTransfer.dropEffect = 'move';
              const { key } = goal.mark;
              if (wait.current?.key === key) return undefined;
              rest();
              wait.current = { key, timer: setTimeout(() => onOpen(key), patience) };
              return undefined;
            },
            onDrop: (event: DragEvent) => {
              const goal = target(event);
              end();
              if (goal === null) return;
              event.preventDefault();
              onMove(goal.move);
            },
            onDragEnd: end,
          },
  };
}
