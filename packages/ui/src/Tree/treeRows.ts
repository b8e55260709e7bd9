import type { Branches } from './branches.ts';
import type { Found } from './findNodes.ts';
import type { TreeItem } from './TreeItem.ts';

/** A line of a drawn tree: a node, or what stands for a branch that is being read or was refused. */
export type TreeRow =
  | {
      kind: 'node';
      key: string;
      node: TreeItem;
      level: number;
      parentId: string;
      isOpen: boolean;
      position: number;
      size: number;
    }
  | { kind: 'loading'; key: string; level: number; parentId: string }
  | { kind: 'failed'; key: string; level: number; parentId: string; message: string };

/** The line of a node. */
export type NodeRow = Extract<TreeRow, { kind: 'node' }>;

/**
 * The lines to draw, top to bottom. While something is searched: the matches, what is under them, and the way to them.
 * Nothing is drawn under a node without an id, or with that of a node above it.
 */
export function treeRows(branches: Branches, isOpen: (id: string) => boolean, found?: Found): TreeRow[] {
  const rows: TreeRow[] = [];
  const above = new Set<string>();
  const walk = (parentId: string, level: number, isUnderMatch: boolean) => {
    const branch = branches.get(parentId);
    if (branch === undefined) return;
    if (branch.state !== 'ready') {
      const place = { key: `${branch.state}:${parentId}`, level, parentId };
      rows.push(
        branch.state === 'failed'
          ? { kind: 'failed', ...place, message: branch.message }
          : { kind: 'loading', ...place },
      );
      return;
    }
    const nodes =
      found === undefined || isUnderMatch
        ? branch.nodes
        : branch.nodes.filter(({ id }) => found.matches.has(id) || found.way.has(id));
    above.add(parentId);
    nodes.forEach((given, index) => {
      // '' is the top, not what is under a node without an id.
      const below = given.id === '' ? undefined : branches.get(given.id);
      const hasChildren = below?.state === 'ready' ? below.nodes.length > 0 : given.hasChildren;
      const node = hasChildren === given.hasChildren ? given : { ...given, hasChildren };
      const isShown = hasChildren && !above.has(node.id) && isOpen(node.id);
      rows.push({
        kind: 'node',
        key: node.id || `#${rows.length}`,
        node,
        level,
        parentId,
        isOpen: isShown,
        position: index + 1,
        size: nodes.length,
      });
      if (isShown)
        walk(node.id, level + 1, isUnderMatch || (found?.matches.has(node.id) === true && !found.way.has(node.id)));
    });
    above.delete(parentId);
  };
  walk('', 1, false);
  return rows;
}
