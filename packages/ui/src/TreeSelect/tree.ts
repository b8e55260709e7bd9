import type { TreeHit, TreeNode } from './TreeSource.ts';

/** What is known of the children of a node: being read, refused, or read. */
export type Branch = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; nodes: readonly TreeNode[] };

/** What is known of a tree: the branches read so far, by parent ('' is the top), and which nodes are open. */
export interface Tree {
  branches: Readonly<Record<string, Branch>>;
  open: ReadonlySet<string>;
}

/**
 * A line of the drawn tree: a node, with a note beside it and barred from being chosen where it says so, or what stands
 * for branches that are read or failed.
 */
export type TreeRow =
  | {
      kind: 'node';
      key: string;
      node: TreeNode;
      level: number;
      parentId: string;
      isOpen: boolean;
      position: number;
      size: number;
      note?: string;
      isBarred?: boolean;
    }
  | { kind: 'loading'; key: string; level: number; parentId: string }
  | { kind: 'failed'; key: string; level: number; parentId: string };

/** A tree of which nothing is known. */
export const emptyTree: Tree = { branches: {}, open: new Set() };

/** The tree with other knowledge of one branch. */
export const withBranch = (tree: Tree, parentId: string, branch: Branch): Tree => ({
  ...tree,
  branches: { ...tree.branches, [parentId]: branch },
});

/** The tree with one node opened or closed. */
export function withOpen(tree: Tree, id: string, isOpen: boolean): Tree {
  const open = new Set(tree.open);
  if (isOpen) open.add(id);
  else open.delete(id);
  return { ...tree, open };
}

/** What a node that has been read is called where it is chosen. */
export function titleOf(tree: Tree, id: string): string | undefined {
  for (const branch of Object.values(tree.branches)) {
    const node = branch.state === 'ready' ? branch.nodes.find((one) => one.id === id) : undefined;
    if (node) return node.chosenTitle ?? node.title;
  }
  return undefined;
}

const holds = (tree: Tree, node: TreeNode, words: string): boolean => {
  if (node.title.toLowerCase().includes(words)) return true;
  const branch = tree.branches[node.id];
  return branch?.state === 'ready' && branch.nodes.some((child) => holds(tree, child, words));
};

/**
 * The lines to draw, top to bottom. While there is a filter, only read nodes with the words in or under them, all open.
 */
export function visibleRows(tree: Tree, filter: string): TreeRow[] {
  const words = filter.trim().toLowerCase();
  const rows: TreeRow[] = [];
  const walk = (parentId: string, level: number) => {
    const branch = tree.branches[parentId];
    if (branch?.state !== 'ready') {
      if (branch !== undefined && words === '')
        rows.push({ kind: branch.state, key: `${branch.state}:${parentId}`, level, parentId });
      return;
    }
    const nodes = words === '' ? branch.nodes : branch.nodes.filter((node) => holds(tree, node, words));
    nodes.forEach((node, index) => {
      const below = tree.branches[node.id];
      const isFound =
        words !== '' && below?.state === 'ready' && below.nodes.some((child) => holds(tree, child, words));
      const isOpen = node.hasChildren && (words === '' ? tree.open.has(node.id) : isFound);
      rows.push({ kind: 'node', key: node.id, node, level, parentId, isOpen, position: index + 1, size: nodes.length });
      if (isOpen) walk(node.id, level + 1);
    });
  };
  walk('', 1);
  return rows;
}

/** The lines of what a search found, one below the other, each with the way to it. */
export const hitRows = (hits: readonly TreeHit[]): TreeRow[] =>
  hits.map(({ above, ...node }, index) => ({
    kind: 'node',
    key: node.id,
    node: { ...node, hasChildren: false },
    level: 1,
    parentId: '',
    isOpen: false,
    position: index + 1,
    size: hits.length,
    ...(above.length > 0 && { note: above.map(({ title }) => title).join(' / ') }),
  }));

/**
 * The lines with those barred that may not be chosen: what only holds others, and all but the lowest nodes where `only`
 * says so.
 */
export function withBars(rows: readonly TreeRow[], only: 'leaf' | undefined, parents: ReadonlySet<string>): TreeRow[] {
  return rows.map((row) =>
    row.kind === 'node' &&
    (row.node.isGroup === true || (only === 'leaf' && (row.node.hasChildren || parents.has(row.key))))
      ? { ...row, isBarred: true }
      : row,
  );
}

/**
 * The line that Enter takes and the down arrow goes to: the first that holds the words and may be chosen, else the
 * first that holds them; all lines hold them where the search says so.
 */
export function bestRow(rows: readonly TreeRow[], words: string): TreeRow | undefined {
  const named = rows.filter(
    (row) => row.kind === 'node' && (words === '' || row.node.title.toLowerCase().includes(words.toLowerCase())),
  );
  return named.find((row) => row.kind === 'node' && row.isBarred !== true) ?? named[0];
}
