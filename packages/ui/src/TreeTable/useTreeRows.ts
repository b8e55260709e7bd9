import { useCallback, useMemo, useRef, useState } from 'react';
import type { RowTree } from '../DataTable/tree.ts';

/** What a tree of rows is read from. */
export interface TreeRowsProps<Row> {
  /** The id of a row. */
  getRowId: (row: Row) => string;
  /** The rows under a row, at once or later. */
  loadChildren: (row: Row) => readonly Row[] | Promise<readonly Row[]>;
  /** Whether a row can have rows under it. */
  hasChildren: (row: Row) => boolean;
}

/** Rows that were asked for and refused. */
export interface RefusedRow<Row> {
  row: Row;
  message: string;
}

/**
 * Keeps which rows are open and what is under them; a row whose rows are refused closes again and is told. Only the
 * last answer counts.
 */
export function useTreeRows<Row>({ getRowId, loadChildren, hasChildren }: TreeRowsProps<Row>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [under, setUnder] = useState<ReadonlyMap<string, readonly Row[]>>(new Map());
  const [refused, setRefused] = useState<RefusedRow<Row>>();
  const requested = useRef(new Map<string, number>());
  const close = useCallback((id: string) => setOpen((now) => new Set([...now].filter((one) => one !== id))), []);
  const load = useCallback(
    async (row: Row) => {
      const id = getRowId(row);
      const turn = (requested.current.get(id) ?? 0) + 1;
      requested.current.set(id, turn);
      setOpen((now) => new Set([...now, id]));
      setRefused(undefined);
      try {
        const rows = await loadChildren(row);
        if (requested.current.get(id) === turn) setUnder((now) => new Map(now).set(id, rows));
      } catch (error) {
        if (requested.current.get(id) !== turn) return;
        close(id);
        setRefused({ row, message: error instanceof Error ? error.message : String(error) });
      }
    },
    [getRowId, loadChildren, close],
  );
  const expand = useMemo(
    (): RowTree<Row> => ({
      children: (row) => under.get(getRowId(row)),
      hasChildren: (row) => (under.get(getRowId(row))?.length ?? (hasChildren(row) ? 1 : 0)) > 0,
      isExpanded: (row) => open.has(getRowId(row)),
      onToggle: (row) => (open.has(getRowId(row)) ? close(getRowId(row)) : void load(row)),
    }),
    [open, under, getRowId, hasChildren, close, load],
  );
  return { expand, refused, load };
}
