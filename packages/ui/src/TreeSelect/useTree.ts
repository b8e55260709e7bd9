import { useState } from 'react';
import { emptyTree, type Tree, withBranch, withOpen } from './tree.ts';
import type { TreeSource } from './TreeSource.ts';

/** A tree that reads its branches as they are opened. */
export interface LazyTree {
  /** What is known. */
  tree: Tree;
  /** Reads a branch, unless it is read or being read. */
  load: (parentId: string) => void;
  /** Opens or closes a node, and reads what is under it. */
  setOpen: (id: string, isOpen: boolean) => void;
}

/** Keeps what is known of a source's tree; a single root is open from the start. */
export function useTree(source: TreeSource): LazyTree {
  const [known, setKnown] = useState({ source, tree: emptyTree });
  const tree = known.source === source ? known.tree : emptyTree;
  const change = (next: (tree: Tree) => Tree) =>
    setKnown((now) => ({ source, tree: next(now.source === source ? now.tree : emptyTree) }));
  const load = (parentId: string) => {
    const state = tree.branches[parentId]?.state;
    if (state === 'ready' || state === 'loading') return;
    change((now) => withBranch(now, parentId, { state: 'loading' }));
    const settle = (branch: Parameters<typeof withBranch>[2]) =>
      setKnown((now) => (now.source === source ? { source, tree: withBranch(now.tree, parentId, branch) } : now));
    source.children(parentId).then(
      (nodes) => {
        settle({ state: 'ready', nodes });
        const [root] = nodes;
        if (parentId === '' && nodes.length === 1 && root?.hasChildren === true) setOpen(root.id, true);
      },
      () => settle({ state: 'failed' }),
    );
  };
  const setOpen = (id: string, isOpen: boolean) => {
    change((now) => withOpen(now, id, isOpen));
    if (isOpen) load(id);
  };
  return { tree, load, setOpen };
}
