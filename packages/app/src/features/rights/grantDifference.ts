/** A node of what can be granted. */
export interface GrantNode {
  id: string;
  title: string;
  children?: readonly GrantNode[] | undefined;
}

/** What another choice gives and takes, by name: entries of the side bar, and what can be done or seen on them. */
export interface GrantDifference {
  addedEntries: readonly string[];
  removedEntries: readonly string[];
  added: readonly string[];
  removed: readonly string[];
}

const below = ({ children }: GrantNode): readonly GrantNode[] => children ?? [];
const isEnd = (node: GrantNode): boolean => below(node).length === 0;

/**
 * The ends of a tree that granted ids mean. An entry stands for all below it in a tree with ticks, while the server
 * keeps it beside the single permissions: so those count where there are any, and else the first, which is to look.
 */
export function heldEnds(nodes: readonly GrantNode[], granted: ReadonlySet<string>): ReadonlySet<string> {
  const held = new Set<string>();
  const walk = (node: GrantNode): boolean => {
    if (isEnd(node)) {
      if (granted.has(node.id)) held.add(node.id);
      return granted.has(node.id);
    }
    const found = below(node).map(walk).some(Boolean);
    const [first] = below(node);
    if (found || !granted.has(node.id) || first === undefined || !below(node).every(isEnd)) return found;
    held.add(first.id);
    return true;
  };
  for (const node of nodes) walk(node);
  return held;
}

/** The ids that a choice means as the wire has them: its ends, and what is held as a whole. */
export function wholeIds(nodes: readonly GrantNode[], held: ReadonlySet<string>): string[] {
  const walk = (node: GrantNode): { ids: string[]; isWhole: boolean } => {
    if (isEnd(node)) return { ids: held.has(node.id) ? [node.id] : [], isWhole: held.has(node.id) };
    const parts = below(node).map(walk);
    const isWhole = parts.every((part) => part.isWhole);
    return { ids: [...(isWhole ? [node.id] : []), ...parts.flatMap(({ ids }) => ids)], isWhole };
  };
  return nodes.flatMap((node) => walk(node).ids);
}

/** What a choice changes. Both are ends of the tree. */
export function grantDifference(
  nodes: readonly GrantNode[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): GrantDifference {
  const found = {
    addedEntries: [] as string[],
    removedEntries: [] as string[],
    added: [] as string[],
    removed: [] as string[],
  };
  const walk = (node: GrantNode): void => {
    if (isEnd(node)) return;
    const own = below(node).filter(isEnd);
    const had = own.filter(({ id }) => before.has(id));
    const has = own.filter(({ id }) => after.has(id));
    if (had.length === 0 && has.length > 0) found.addedEntries.push(node.title);
    if (had.length > 0 && has.length === 0) found.removedEntries.push(node.title);
    const named = ({ title }: GrantNode) => `${node.title} · ${title}`;
    found.added.push(...has.filter(({ id }) => !before.has(id)).map(named));
    found.removed.push(...had.filter(({ id }) => !after.has(id)).map(named));
    for (const child of below(node)) walk(child);
  };
  walk({ id: '', title: '', children: nodes });
  return found;
}
