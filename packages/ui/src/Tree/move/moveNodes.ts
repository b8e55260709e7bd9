import { idsAbove, type placesOf } from '../branches.ts';
import type { TreeData } from '../TreeItem.ts';

/** Nodes to be taken to another place. */
export interface TreeMove {
  /** Ids of the nodes, in their order. */
  ids: readonly string[];
  /** Id of the node under which they should stand; '' is the top. */
  parentId: string;
  /** Id of the node before which they should stand; null for the end. */
  beforeId: string | null;
}

/** Why nodes cannot stand under a node: it is one of them, or it is under one of them. */
export function moveRefusal(
  places: ReturnType<typeof placesOf>,
  ids: readonly string[],
  parentId: string,
): 'self' | 'below' | null {
  if (ids.includes(parentId)) return 'self';
  return idsAbove(places, parentId).some((id) => ids.includes(id)) ? 'below' : null;
}

/** Where on a line something is dropped: before it, into it, or after it; `part` runs from 0 at its top to 1. */
export const dropPlace = (part: number): 'before' | 'inside' | 'after' =>
  part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside';

/** The nodes of a whole tree that stand in none of the others, so that what is under a moved node moves once. */
export function outermost(places: ReturnType<typeof placesOf>, ids: readonly string[]): string[] {
  return ids.filter((id) => !idsAbove(places, id).some((above) => ids.includes(above)));
}

/** A tree that is given whole, after a move; unchanged where the move is impossible. */
export function movedData(data: readonly TreeData[], { ids, parentId, beforeId }: TreeMove): readonly TreeData[] {
  const taken = new Map<string, TreeData>();
  const without = (list: readonly TreeData[]): TreeData[] =>
    list.flatMap((node) => {
      if (ids.includes(node.id)) {
        taken.set(node.id, node);
        return [];
      }
      return [node.children === undefined ? node : { ...node, children: without(node.children) }];
    });
  let isPlaced = false;
  const into = (list: readonly TreeData[]): TreeData[] => {
    isPlaced = true;
    const at = list.findIndex(({ id }) => id === beforeId);
    const moved = ids.flatMap((id) => taken.get(id) ?? []);
    return at < 0 ? [...list, ...moved] : [...list.slice(0, at), ...moved, ...list.slice(at)];
  };
  const put = (list: readonly TreeData[]): TreeData[] =>
    list.map((node) => {
      if (node.id === parentId) return { ...node, children: into(node.children ?? []) };
      return node.children === undefined ? node : { ...node, children: put(node.children) };
    });
  const rest = without(data);
  const next = parentId === '' ? into(rest) : put(rest);
  return isPlaced ? next : data;
}
