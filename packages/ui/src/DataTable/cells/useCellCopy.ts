import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { cellText } from './cellText.ts';
import { cellOf } from '../focus/gridPlaces.ts';
import type { DrawnColumn } from '../plannedColumn.ts';
import type { ModelRow } from '../grid/Rows.tsx';
import { slotOf } from '../useTableActs.ts';

/**
 * Copies the text of the cell with the focus, unless text is selected. The event of the document is used because it
 * needs no permission and no safe context, and reaches no cell where nothing is selected.
 */
export function useCellCopy<Row extends object>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly ModelRow<Row>[],
  columns: readonly DrawnColumn<Row>[],
  say: (words: string) => void,
): void {
  const { t } = useLingui();
  const copy = useRef<(event: ClipboardEvent) => void>(undefined);
  useEffect(() => {
    copy.current = (event) => {
      const focused = document.activeElement;
      if (
        !focused ||
        !event.clipboardData ||
        getSelection()?.isCollapsed === false ||
        focused.matches('input,textarea')
      )
        return;
      const cell = table.current?.contains(focused) ? cellOf(table.current, focused) : null;
      const text = cell && cellText(columns[cell.cellIndex], rows[slotOf(cell)]?.original.row, cell.innerText.trim());
      if (!text) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      say(t`已复制：${text}`);
    };
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => copy.current?.(event);
    document.addEventListener('copy', onCopy);
    return () => document.removeEventListener('copy', onCopy);
  }, []);
}
