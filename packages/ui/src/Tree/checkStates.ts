import { type Branches, nodesBelow, nodesUnder } from './branches.ts';
import type { TreeItem } from './TreeItem.ts';

/** Which nodes are checked with all that is under them, and which only in part. */
export interface CheckStates {
  /** Ids of nodes that are checked whole. */
  full: ReadonlySet<string>;
  /** Ids of nodes with some, but not all, checked under them. */
  half: ReadonlySet<string>;
}

type Judge = (node: TreeItem, isUnder: boolean) => boolean;

const fold = (branches: Branches, judge: Judge): CheckStates => {
  const full = new Set<string>();
  const half = new Set<string>();
  const walk = (node: TreeItem, isUnder: boolean): void => {
    const below = nodesBelow(branches, node);
    const isIn = judge(node, isUnder);
    for (const child of below) walk(child, isIn);
    const isFull = below.length === 0 ? isIn : below.every(({ id }) => full.has(id));
    if (isFull) full.add(node.id);
    else if (below.some(({ id }) => full.has(id) || half.has(id))) half.add(node.id);
  };
  for (const node of nodesUnder(branches, '')) walk(node, false);
  return { full, half };
};

/**
 * Reads checked ids as states: what is under a checked node is checked, and a node is checked when all under it are.
 */
export function checkStates(branches: Branches, checked: ReadonlySet<string>): CheckStates {
  return fold(branches, (node, isUnder) => isUnder || checked.has(node.id));
}

const lasts = (branches: Branches, node: TreeItem): TreeItem[] => {
  const below = nodesBelow(branches, node);
  return below.length === 0 ? [node] : below.flatMap((child) => lasts(branches, child));
};

/** The states after a press on one node: all under it that may be changed is checked, or unchecked where it all was. */
export function toggleCheck(branches: Branches, checked: ReadonlySet<string>, node: TreeItem): CheckStates {
  const { full } = checkStates(branches, checked);
  const free = lasts(branches, node).filter(({ isDisabled }) => isDisabled !== true);
  const isOn = !free.every(({ id }) => full.has(id));
  const ends = new Set(free.map(({ id }) => id));
  return fold(branches, ({ id }) => (ends.has(id) ? isOn : full.has(id)));
}

/** The checked ids to hand out: those of whole nodes, and those of branches that are not read, kept as they came. */
export function checkedIds(
  branches: Branches,
  before: ReadonlySet<string>,
  { full }: CheckStates,
): ReadonlySet<string> {
  const known = new Set<string>();
  for (const branch of branches.values())
    if (branch.state === 'ready') for (const { id } of branch.nodes) known.add(id);
  return new Set([...[...before].filter((id) => !known.has(id)), ...full]);
}
