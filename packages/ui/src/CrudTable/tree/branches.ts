import { type CrudRow, type DataSource, asSaveFailure } from '../DataSource.ts';
import { flatRows, isUnread } from './rowTree.ts';

/**
 * Rows with what stands under those that are open, read from the source; so that rows that are read again come back as
 * they were.
 */
export function withBranches(
  source: Pick<DataSource, 'children'>,
  rows: readonly CrudRow[],
  open: ReadonlySet<string>,
  signal: AbortSignal,
  columns?: readonly string[],
): Promise<CrudRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      if (!source.children || !open.has(row.id) || !isUnread(row)) return row;
      const below = await source.children(row.id, signal, columns);
      return { ...row, children: await withBranches(source, below, open, signal, columns) };
    }),
  );
}

/**
 * Reads what stands under rows that are open and have not been read; a row that cannot be read is named with the
 * reason.
 */
export function readOpen(
  source: Pick<DataSource, 'children'>,
  rows: readonly CrudRow[],
  open: ReadonlySet<string>,
  signal: AbortSignal,
  onRead: (id: string, children: CrudRow[]) => void,
  onFault: (id: string, reason: string) => void,
  columns?: readonly string[],
): void {
  for (const { id } of flatRows(rows).filter((row) => open.has(row.id) && isUnread(row))) {
    source.children?.(id, signal, columns).then(
      (children) => !signal.aborted && onRead(id, children),
      (error: unknown) => !signal.aborted && onFault(id, asSaveFailure(error).message),
    );
  }
}
