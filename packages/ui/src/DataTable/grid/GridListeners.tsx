import type { ReactElement, RefObject } from 'react';
import { useEffect } from 'react';
import { CutHint } from '../cells/CutHint.tsx';
import type { DrawnColumn } from '../plannedColumn.ts';
import type { ModelRow } from './Rows.tsx';
import { useCellCopy } from '../cells/useCellCopy.ts';
import { useColumnDrag } from '../columns/useColumnDrag.ts';

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
  /** Whether the width of a column is being dragged. */
  isResizing: () => boolean;
}

/**
 * What a grid listens to beyond its one listener, loaded when pointer or focus first come to it: copying, titles that
 * are dragged, text that is cut.
 */
export function GridListeners<Row extends object>({
  table,
  rows,
  columns,
  say,
  onMove,
  isResizing,
}: GridListenersProps<Row>): ReactElement {
  useCellCopy(table, rows, columns, say);
  const { onDragStart, onDragOver, onDrop, onDragEnd } = useColumnDrag(onMove);
  useEffect(() => {
    const grid = table.current;
    const start = (event: DragEvent) => (isResizing() ? event.preventDefault() : onDragStart(event));
    grid?.addEventListener('dragstart', start);
    grid?.addEventListener('dragover', onDragOver);
    grid?.addEventListener('drop', onDrop);
    grid?.addEventListener('dragend', onDragEnd);
    return () => {
      grid?.removeEventListener('dragstart', start);
      grid?.removeEventListener('dragover', onDragOver);
      grid?.removeEventListener('drop', onDrop);
      grid?.removeEventListener('dragend', onDragEnd);
    };
  }, [table, isResizing, onDragStart, onDragOver, onDrop, onDragEnd]);
  return <CutHint table={table} />;
}
