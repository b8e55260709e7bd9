import {
  columnPinningFeature, columnSizingFeature, columnVisibilityFeature, rowSelectionFeature, rowSortingFeature, tableFeatures, useTable,
} from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { length, template, trackOf } from './columnTracks.ts';
import { cellClass, columnsVar, headClass, pinVar, widthVar } from './columnLooks.ts';
import type { DataTableProps } from './DataTableProps.ts';
import type { DrawnColumn, Planned } from './planned.ts';
import { flattenTree } from './tree.ts';
import type { ColumnWidths } from './useColumnWidths.ts';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature, columnSizingFeature, columnPinningFeature });

/** The state and the rows of a list: TanStack Table holds them, the table draws them itself. */
export function useRowModel<Row extends object>(props: DataTableProps<Row>, columns: readonly DrawnColumn<Row>[], widths: ColumnWidths) {
  const { rows, expand, getRowId, sort, selected, hidden } = props;
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const table = useTable({
    features,
    columns: useMemo(() => columns.map((column) => ({ id: column.id, size: trackOf(column).size, enableSorting: !!column.sortable })), [columns]),
    data: useMemo(() => flattenTree(rows, expand), [rows, expand]),
    getRowId: (entry) => getRowId(entry.row),
    manualSorting: true,
    state: {
      sorting: useMemo(() => [...(sort ?? [])], [sort]),
      rowSelection: useMemo(() => Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const])), [selected]),
      columnVisibility: useMemo(() => Object.fromEntries([...(hidden ?? [])].map((id) => [id, false])), [hidden]),
      columnSizing: widths,
      columnPinning: useMemo(() => ({ start: pinned(columns, 'start'), end: pinned(columns, 'end') }), [columns]),
    },
  });
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const planned = useMemo(
    () => [...start, ...center, ...end].flatMap(({ id }, at): Planned<Row>[] => {
      const column = byId.get(id);
      const pin = at < start.length ? 'start' : at >= start.length + center.length ? 'end' : undefined;
      const edge = pin === 'start' ? at === start.length - 1 : at === start.length + center.length;
      return column ? [{ column, cellClass: cellClass(column, pin, edge), headClass: headClass(column, pin, edge), style: pinStyle(pin, id) }] : [];
    }),
    [byId, start, center, end],
  );
  const style: Record<string, string> = { [widthVar]: length(table.getTotalSize()) };
  for (const column of start) style[pinVar(column.id)] = length(column.getStart('start'));
  for (const column of end) style[pinVar(column.id)] = length(column.getAfter('end'));
  style[columnsVar] = template(
    [...start, ...center, ...end].map((column) => ({ size: column.getSize(), grow: widths[column.id] === undefined ? growOf(byId.get(column.id)) : 0 })),
    start.length + Math.max(0, center.length - 1),
  );
  return { rows: table.getRowModel().rows, planned, style: style as CSSProperties };
}

function pinned<Row>(columns: readonly DrawnColumn<Row>[], side: 'start' | 'end'): string[] {
  return columns.filter(({ pin }) => pin === side).map(({ id }) => id);
}

function growOf<Row>(column: DrawnColumn<Row> | undefined): number {
  return column ? trackOf(column).grow : 0;
}

function pinStyle(pin: 'start' | 'end' | undefined, id: string): CSSProperties | undefined {
  if (!pin) return undefined;
  return pin === 'start' ? { insetInlineStart: `var(${pinVar(id)})` } : { insetInlineEnd: `var(${pinVar(id)})` };
}
