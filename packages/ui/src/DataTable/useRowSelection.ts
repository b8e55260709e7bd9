import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { DataTableProps } from './DataTableProps.ts';
import { extendRange, pageSelection, selectWholePage, togglePage, toggleRange, toggleRow } from './selection.ts';

const nothing: ReadonlySet<string> = new Set();

/** How rows are selected: one, a range from the last one, the page, and all that match. */
export function useRowSelection<Row extends object>(
  props: DataTableProps<Row>,
  rows: readonly { id: string }[],
  say: (words: string) => void,
) {
  const { selected = nothing, onSelectedChange, onSelectAllMatching, rowCount = rows.length } = props;
  const { t } = useLingui();
  const anchor = useRef<string>(undefined);
  const page = () => rows.map(({ id }) => id);
  const select = (next: ReadonlySet<string>, more = '') => {
    const count = next.size;
    say(t`已选择 ${count} 条` + more);
    onSelectedChange?.(next);
  };
  return {
    selectRow: (id: string, isRange: boolean) => {
      select(isRange ? toggleRange(page(), anchor.current, id, selected) : toggleRow(id, selected));
      anchor.current = id;
    },
    extend: (from: number, to: number) => {
      const [left, reached] = [rows[from]?.id, rows[to]?.id];
      if (left === undefined || reached === undefined || !onSelectedChange) return;
      if (anchor.current === undefined || !selected.has(anchor.current) || !selected.has(left)) anchor.current = left;
      select(extendRange(page(), anchor.current, left, reached, selected));
    },
    selectPage: () => select(togglePage(page(), selected)),
    /** The page at first; all that match when the page is selected already. */
    selectMore: () => {
      const ids = page();
      if (pageSelection(ids, selected) !== 'all') {
        select(
          selectWholePage(ids, selected),
          onSelectAllMatching && rowCount > ids.length ? t`，再按一次 Ctrl+A 选择全部 ${rowCount} 条` : '',
        );
      } else if (onSelectAllMatching && rowCount > ids.length) {
        say(t`已选择全部 ${rowCount} 条`);
        onSelectAllMatching();
      }
    },
  };
}
