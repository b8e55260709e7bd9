import type { ReactElement, RefObject } from 'react';
import { useEffect } from 'react';
import { CutHint } from '../cells/CutHint.tsx';
import type { DrawnColumn } from '../plannedColumn.ts';
import type { ModelRow } from './Rows.tsx';
import { useCellCopy } from '../cells/useCellCopy.ts';
import { useColumnDrag } from '../columns/useColumnDrag.ts';
import { useColumnResize } from '../columns/useColumnResize.ts';
import type { SetWidth } from '../columns/useColumnWidths.ts';

interface GridListenersProps<Row extends object> {
  /** The table. */
  table: RefObject<HTMLTableElement | null>;
  /** The rows of the model. */
  rows: readonly ModelRow<Row>[];
  /** The columns in order. */
  columns: readonly DrawnColumn<Row>[];
  /** Speaks to assistive technology. */
  say: (words: string) => void;
  /** Moves a column to the place of another. */
  onMove: (id: string, onto: string) => void;
  /** Sets the width of a column. */
  setWidth: SetWidth;
}

/**
 * What a grid listens to beyond its one listener, loaded when pointer or focus first come to it: copying, titles and
 * their edges that are dragged, text that is cut.
 */
export function GridListeners<Row extends object>({
  table,
  rows,
  columns,
  say,
  onMove,
  setWidth,
}: GridListenersProps<Row>): ReactElement {
  useCellCopy(table, rows, columns, say);
  const { onDragStart, onDragOver, onDrop, onDragEnd } = useColumnDrag(onMove);
  const { isActive, onPointerDown, onPointerMove, onPointerUp, onDoubleClick } = useColumnResize(setWidth);
  useEffect(() => {
    const grid = table.current;
    const listeners = {
      dragstart: (event: DragEvent) => (isActive() ? event.preventDefault() : onDragStart(event)),
      dragover: onDragOver,
      drop: onDrop,
      dragend: onDragEnd,
      pointerdown: onPointerDown,
      pointermove: onPointerMove,
      pointerup: onPointerUp,
      pointercancel: onPointerUp,
      dblclick: onDoubleClick,
    };
    const kinds = Object.entries(listeners) as [string, EventListener][];
    for (const [kind, listener] of kinds) grid?.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of kinds) grid?.removeEventListener(kind, listener);
    };
  });
  return <CutHint table={table} />;
}
