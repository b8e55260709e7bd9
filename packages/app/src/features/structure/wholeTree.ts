import type { TreeItem, TreeItemSource } from '@lattice/ui/Tree';

/** A node with all that is below it. */
export interface WholeNode extends Omit<TreeItem, 'hasChildren'> {
  children?: readonly WholeNode[];
}

/** The ways from the top down to every node, in order. */
const waysIn = (nodes: readonly WholeNode[], above: readonly WholeNode[] = []): (readonly WholeNode[])[] =>
  nodes.flatMap((node) => [[...above, node], ...waysIn(node.children ?? [], [...above, node])]);

/** A tree that is read as a whole, once, and then opened level by level. */
export function wholeTree(read: () => Promise<readonly WholeNode[]>): TreeItemSource {
  const ways = async () => waysIn(await read());
  const wayTo = async (id: string) => (await ways()).find((way) => way.at(-1)?.id === id) ?? [];
  return {
    children: async (parentId) => {
      const below = parentId === '' ? await read() : ((await wayTo(parentId)).at(-1)?.children ?? []);
      return below.map(({ children = [], ...node }) => ({ ...node, hasChildren: children.length > 0 }));
    },
    path: async (id) => (await wayTo(id)).map((node) => node.id),
    labels: async (ids) =>
      Object.fromEntries(
        (await ways()).flatMap((way) => {
          const node = way.at(-1);
          return node !== undefined && ids.includes(node.id) ? [[node.id, node.title]] : [];
        }),
      ),
    search: async (words) => {
      const wanted = words.trim().toLowerCase();
      return (await ways())
        .filter((way) => way.at(-1)?.title.toLowerCase().includes(wanted) === true)
        .map((way) => way.map(({ id }) => id));
    },
  };
}
