import type { CrudRow } from '../DataSource.ts';

const none: readonly CrudRow[] = [];

/** The rows under a row; none where they are not there, or not read yet. */
export const childrenOf = (row: CrudRow): readonly CrudRow[] =>
  Array.isArray(row.children) ? (row.children as CrudRow[]) : none;

/** Whether a row has rows under it that have not been read. */
export const isUnread = (row: CrudRow): boolean => Boolean(row.hasChildren) && !Array.isArray(row.children);

/** Rows with those under them, in the order in which they are drawn. */
export const flatRows = (rows: readonly CrudRow[]): readonly CrudRow[] =>
  rows.flatMap((row) => (childrenOf(row).length === 0 ? row : [row, ...flatRows(childrenOf(row))]));

/** Rows in which one, at whatever depth, has other values; those beside it are the same objects. */
export function changedIn(
  rows: readonly CrudRow[],
  id: string,
  values: Readonly<Record<string, unknown>>,
): readonly CrudRow[] {
  return rows.map((row) => {
    if (row.id === id) return { ...row, ...values, id };
    const before = childrenOf(row);
    const after = changedIn(before, id, values);
    return after.every((child, at) => child === before[at]) ? row : { ...row, children: after };
  });
}
