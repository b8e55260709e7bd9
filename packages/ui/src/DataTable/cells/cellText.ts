import type { DrawnColumn } from '../plannedColumn.ts';

/** The text of a cell as it is copied: what is shown, never more; words of several tags apart. */
export function cellText<Row>(
  column: Pick<DrawnColumn<Row>, 'kind' | 'value'> | undefined,
  row: Row | undefined,
  shown: string,
): string {
  if (!column || row === undefined) return shown;
  if (column.kind === 'select' || column.kind === 'detail' || column.kind === 'actions') return '';
  return column.kind === 'tags' ? column.value(row) : shown || column.value(row);
}
