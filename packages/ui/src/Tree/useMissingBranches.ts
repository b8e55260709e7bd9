import { useEffect } from 'react';
import type { Branches } from './branches.ts';
import type { TreeRow } from './treeRows.ts';

/** Reads what is under open nodes and not known; a refused branch waits for a press on it. */
export function useMissingBranches(
  rows: readonly TreeRow[],
  branches: Branches,
  read: (id: string) => Promise<void>,
): void {
  useEffect(() => {
    for (const row of rows) if (row.kind === 'node' && row.isOpen && !branches.has(row.key)) void read(row.key);
  }, [rows, branches, read]);
}
