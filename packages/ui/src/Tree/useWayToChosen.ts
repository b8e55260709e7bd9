import { useEffect, useState } from 'react';
import type { TreeItemSource } from './TreeItem.ts';

/**
 * Opens the way to the node that is chosen at first, where the source knows it; a way that is not found leaves the tree
 * as it is.
 */
export function useWayToChosen(
  source: TreeItemSource | undefined,
  selected: ReadonlySet<string>,
  setOpen: (ids: readonly string[], isOpen: boolean) => void,
): void {
  const [first] = useState(() => [...selected][0]);
  const [open] = useState(() => setOpen);
  useEffect(() => {
    if (first === undefined) return undefined;
    let isCurrent = true;
    source?.path?.(first).then(
      (path) => isCurrent && open(path.slice(0, -1), true),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, first, open]);
}
