import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import { extendRange, toggleRange } from './selection.ts';
import type { useChanges } from './useChanges.ts';
import type { RowModel } from './useRowModel.ts';

const nothing: ReadonlySet<string> = new Set();

/** How rows are selected: one, a range from the last one, the page, and all that match. */
export function useRowSelection<Row extends object>(
  props: DataTableProps<Row>,
  table: RowModel<Row>,
  changes: ReturnType<typeof useChanges<Row>>,
  say: (words: string) => void,
) {
  const { t } = useLingui();
  const { rows } = table.getRowModel();
  const { selected = nothing, onSelectedChange, onSelectAllMatching, rowCount = rows.length } = props;
  const anchor = useRef<string>(undefined);
  const page = () => rows.map(({ id }) => id);
  return {
    selectRow: (id: string, isRange: boolean) => {
      if (isRange) changes.select(toggleRange(page(), anchor.current, id, selected));
      else table.getRow(id).toggleSelected();
      anchor.current = id;
    },
    extend: (from: number, to: number) => {
      const [left, reached] = [rows[from]?.id, rows[to]?.id];
      if (left === undefined || reached === undefined || !onSelectedChange) return;
      if (anchor.current === undefined || !selected.has(anchor.current) || !selected.has(left)) anchor.current = left;
      changes.select(extendRange(page(), anchor.current, left, reached, selected));
    },
    /** The page at first; all that match when the page is selected already. */
    selectMore: () => {
      if (!table.getIsAllPageRowsSelected()) {
        const count = new Set([...selected, ...page()]).size;
        table.toggleAllPageRowsSelected(true);
        if (onSelectAllMatching && rowCount > rows.length)
          say(t`已选择 ${count} 条` + t`，再按一次 Ctrl+A 选择全部 ${rowCount} 条`);
      } else if (onSelectAllMatching && rowCount > rows.length) {
        say(t`已选择全部 ${rowCount} 条`);
        onSelectAllMatching();
      }
    },
  };
}
