import type { ReactNode } from 'react';

/** What opens under a row. Keep its functions stable between renders. */
export interface RowDetail<Row> {
  /** What is shown under an open row. */
  render(row: Row): ReactNode;
  /** Whether it is shown. */
  isExpanded(row: Row): boolean;
  /** Whether a row has something to show; all have by default. */
  canExpand?(row: Row): boolean;
  /** Called when the user opens or closes a row. */
  onToggle(row: Row): void;
}

/** Whether a row is open; undefined where it has nothing to show. */
export function openState<Row>(detail: RowDetail<Row> | undefined, row: Row): boolean | undefined {
  return detail && detail.canExpand?.(row) !== false ? detail.isExpanded(row) : undefined;
}
