import type { TreeData, TreeItem } from './TreeItem.ts';

/** What is known of the nodes under a node: being read, refused, or read. */
export type Branch =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; nodes: readonly TreeItem[] };

/** What is known of a tree: branches by the id of the node above; '' is the top. */
export type Branches = ReadonlyMap<string, Branch>;

/** The nodes under a node, as far as they are read. */
export function nodesUnder(branches: Branches, id: string): readonly TreeItem[] {
  const branch = branches.get(id);
  return branch?.state === 'ready' ? branch.nodes : [];
}

/** The nodes under a node of the tree; none under one without an id, which is the name of the top. */
export const nodesBelow = (branches: Branches, { id }: TreeItem): readonly TreeItem[] =>
  id === '' ? [] : nodesUnder(branches, id);

/** The branches of a tree that is given whole. */
export function branchesOf(data: readonly TreeData[]): Branches {
  const branches = new Map<string, Branch>();
  const add = (parentId: string, list: readonly TreeData[]) => {
    branches.set(parentId, {
      state: 'ready',
      nodes: list.map(({ children = [], ...node }) => ({ ...node, hasChildren: children.length > 0 })),
    });
    for (const { id, children = [] } of list) if (id !== '' && children.length > 0) add(id, children);
  };
  add('', data);
  return branches;
}

/** Every read node by id, with the id of the node above it. */
export function placesOf(branches: Branches): ReadonlyMap<string, { node: TreeItem; parentId: string }> {
  const places = new Map<string, { node: TreeItem; parentId: string }>();
  for (const [parentId, branch] of branches)
    if (branch.state === 'ready') for (const node of branch.nodes) places.set(node.id, { node, parentId });
  return places;
}

/** Ids of the nodes above a node, the nearest first. */
export function idsAbove(places: ReturnType<typeof placesOf>, id: string): string[] {
  const above: string[] = [];
  for (
    let at = places.get(id)?.parentId;
    at !== undefined && at !== '' && !above.includes(at);
    at = places.get(at)?.parentId
  )
    above.push(at);
  return above;
}
