import { useEffect, useRef } from 'react';
import { type Branches, nodesUnder } from './branches.ts';

/**
 * Opens the one node at the top of a tree that is read piece by piece, as soon as it is known: what is chosen from
 * stands below it.
 */
export function useLoneRoot(
  branches: Branches,
  isWhole: boolean,
  setOpen: (ids: readonly string[], isOpen: boolean) => void,
): void {
  const isDone = useRef(isWhole);
  const top = nodesUnder(branches, '');
  useEffect(() => {
    if (isDone.current || top.length === 0) return;
    isDone.current = true;
    const [root] = top;
    if (top.length === 1 && root?.hasChildren === true) setOpen([root.id], true);
  });
}
