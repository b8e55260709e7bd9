import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type CSSProperties, useMemo } from 'react';
import { length, sumOf, template, trackOf } from './columns/columnTracks.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { isShown } from './layout.ts';
import type { DrawnColumn, PlannedColumn } from './plannedColumn.ts';
import { flattenTree } from './tree.ts';
import type { ColumnWidths } from './columns/useColumnWidths.ts';
import * as css from './DataTable.css.ts';
import { words as wordCell } from './cells/words.css.ts';
import * as pins from './columns/columnPins.css.ts';
import { useLingui } from '@lingui/react/macro';
import type { Sort } from './sorting.ts';

/** Hands on the order and the selection that a press has brought about, and says them. */
export function useChanges<Row extends object>(props: DataTableProps<Row>, say: (words: string) => void) {
  const { t } = useLingui();
  const headerOf = (id: string) => props.columns.find((column) => column.id === id)?.header ?? '';
  return {
    sort: (next: Sort[]) => {
      const words = next.map((one) => (one.desc ? t`${headerOf(one.id)}降序` : t`${headerOf(one.id)}升序`)).join(t`、`);
      const header = headerOf(props.sort?.[0]?.id ?? '');
      say(next.length > 0 ? t`已按${words}排列` : t`已取消按${header}排序`);
      props.onSortChange?.(next);
    },
    select: (next: ReadonlySet<string>) => {
      const count = next.size;
      say(t`已选择 ${count} 条`);
      props.onSelectedChange?.(next);
    },
  };
}

/** The custom property that holds the columns of every row. */
const columnsVar = '--lt-table-columns';

/** The custom property that holds the least width of the table. */
const widthVar = '--lt-table-width';

/** The custom property that holds the offset of a pinned column. */
function pinVar(id: string): string {
  return `--lt-pin-${id.replace(/[^\w-]/g, '_')}`;
}

type Pin = 'start' | 'end' | undefined;

/** The kinds of columns whose cells hold words alone. */
const wordKinds: ReadonlySet<string> = new Set(['text', 'number', 'date', 'tag', 'tags']);

/** The class of the cells of a column. */
export function cellClass<Row>(column: DrawnColumn<Row>, pin: Pin, isEdge: boolean): string {
  return join(
    css.cell,
    css.kind[column.kind],
    !column.second && wordKinds.has(column.kind) && wordCell,
    column.second && css.lines,
    column.isTitle && css.named,
    css.align[alignOf(column)],
    pin && pins.pin[pin],
    pin && isEdge && pins.edge[pin],
  );
}

/** The class of the header of a column. */
export function headClass<Row>(column: DrawnColumn<Row>, pin: Pin, isEdge: boolean): string {
  return join(
    css.head,
    (column.kind === 'select' || column.kind === 'detail') && css.kind.select,
    column.kind === 'index' && css.kind.index,
    column.kind === 'actions' && css.unprinted,
    css.align[alignOf(column)],
    pin && pins.pin[pin],
    pin && isEdge && pins.edge[pin],
  );
}

function alignOf<Row>({ align, kind }: DrawnColumn<Row>): 'start' | 'center' | 'end' {
  if (align) return align;
  if (kind === 'number') return 'end';
  return kind === 'select' || kind === 'index' || kind === 'detail' ? 'center' : 'start';
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

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
