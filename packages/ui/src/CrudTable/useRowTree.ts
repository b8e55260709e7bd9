import { useMemo, useState } from 'react';
import type { RowTree } from '../DataTable/tree.ts';
import type { CrudRow } from './DataSource.ts';

const childrenOf = (row: CrudRow): readonly CrudRow[] => (Array.isArray(row.children) ? (row.children as CrudRow[]) : []);

/** Rows that hold other rows in `children`, all closed at first; undefined for a flat list. */
export function useRowTree(isTree: boolean): RowTree<CrudRow> | undefined {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    if (!isTree) return undefined;
    return {
      children: childrenOf,
      hasChildren: (row) => childrenOf(row).length > 0,
      isExpanded: (row) => open.has(row.id),
      onToggle: ({ id }) => setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    };
  }, [isTree, open]);
}
