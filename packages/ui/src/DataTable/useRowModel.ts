import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { length, sumOf, template, trackOf } from './columns/columnTracks.ts';
import { cellClass, columnsVar, headClass, pinVar, widthVar } from './columns/columnLooks.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { isShown } from './layout.ts';
import type { DrawnColumn, PlannedColumn } from './plannedColumn.ts';
import { flattenTree } from './tree.ts';
import type { ColumnWidths } from './columns/useColumnWidths.ts';
import type { useChanges } from './useChanges.ts';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature });

/**
 * The state and the rows of a list: TanStack Table holds them and changes order and selection, the table draws them
 * itself.
 */
export function useRowModel<Row extends object>(
  props: DataTableProps<Row>,
  columns: readonly DrawnColumn<Row>[],
  widths: ColumnWidths,
  changes: ReturnType<typeof useChanges<Row>>,
) {
  const { rows, expand, getRowId, sort, selected, hidden, layout, actionsFloat } = props;
  const shown = layout?.shown;
  const sorting = useMemo(() => [...(sort ?? [])], [sort]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const])),
    [selected],
  );
  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => ({ id: column.id, enableSorting: !!column.sortable })), [columns]),
    data: useMemo(() => flattenTree(rows, expand), [rows, expand]),
    getRowId: (entry) => getRowId(entry.row),
    manualSorting: true,
    enableMultiSort: true,
    sortDescFirst: false,
    state: { sorting, rowSelection },
    onSortingChange: (change) => changes.sort(functionalUpdate(change, sorting)),
    onRowSelectionChange: (change) => changes.select(new Set(Object.keys(functionalUpdate(change, rowSelection)))),
  });
  const [start, center, end] = useMemo(() => {
    const seen = columns.filter((column) => isShown(column, { shown }) && !hidden?.has(column.id));
    return [
      seen.filter(({ pin }) => pin === 'start'),
      seen.filter(({ pin }) => pin === undefined),
      seen.filter(({ pin }) => pin === 'end'),
    ] as const;
  }, [columns, hidden, shown]);
  const planned = useMemo(
    () =>
      [...start, ...center, ...end].map((column, at): PlannedColumn<Row> => {
        const edge = column.pin === 'start' ? at === start.length - 1 : at === start.length + center.length;
        return {
          column,
          cellClass: cellClass(column, column.pin, edge),
          headClass: headClass(column, column.pin, edge),
          style: pinStyle(column.pin, column.id),
        };
      }),
    [start, center, end],
  );
  const floats = (column: DrawnColumn<Row> | undefined) => actionsFloat === true && column?.kind === 'actions';
  const buttons = end.at(-1);
  const sizeOf = (column: DrawnColumn<Row>) => (floats(column) ? 0 : (widths[column.id] ?? trackOf(column).size));
  const width = (those: readonly DrawnColumn<Row>[]) => those.reduce((sum, column) => sum + sizeOf(column), 0);
  const style: Record<string, string> = { [widthVar]: sumOf(width([...start, ...center, ...end]), floats(buttons)) };
  for (const [at, column] of start.entries()) style[pinVar(column.id)] = length(width(start.slice(0, at)));
  for (const [at, column] of end.entries()) {
    const behind = end.slice(at + 1);
    style[pinVar(column.id)] = sumOf(width(behind), floats(behind.at(-1)));
  }
  style[columnsVar] = template(
    [...start, ...center, ...end].map((column) => ({
      size: sizeOf(column),
      isFloating: floats(column),
      grow: widths[column.id] === undefined ? trackOf(column).grow : 0,
    })),
    start.length + Math.max(0, center.length - 1),
  );
  const frameStyle: CSSProperties = {
    scrollPaddingInlineStart: length(width(start)),
    scrollPaddingInlineEnd: sumOf(width(end), floats(buttons)),
    ...(buttons && floats(buttons) && { '--lt-actions-wide': length(trackOf(buttons).size) }),
  };
  return { table, rows: table.getRowModel().rows, planned, style: style as CSSProperties, frameStyle };
}

function pinStyle(pin: 'start' | 'end' | undefined, id: string): CSSProperties | undefined {
  if (!pin) return undefined;
  return pin === 'start' ? { insetInlineStart: `var(${pinVar(id)})` } : { insetInlineEnd: `var(${pinVar(id)})` };
}

/** The table of TanStack Table behind a list. */
export type RowModel<Row extends object> = ReturnType<typeof useRowModel<Row>>['table'];
