import type { LucideIcon } from 'lucide-react';

/** One entry of the menu. */
export interface MenuNode {
  /** What it is known by. */
  id: string;
  /** The text. */
  label: string;
  /** Its picture; default a folder or a sheet. */
  icon?: LucideIcon;
  /** Where it leads; a group leads nowhere. */
  href?: string;
  /** Whether it opens in a window of its own; default false. */
  isExternal?: boolean;
  /** The roles that may see it; default everybody. */
  roles?: readonly string[];
  /** What is below it. */
  children?: readonly MenuNode[];
  /** Whether its children stand open below its name on the first level, as favourites do; default false. */
  isUnfolded?: boolean;
  /** Puts its children in order; default: it has no such button. */
  arrange?: { label: string; run: () => void };
  /** Id of the entry that it repeats elsewhere in the menu; default none. */
  of?: string;
}

/** An entry that leads somewhere, with the labels of the groups above it. */
export interface MenuLeaf extends MenuNode {
  /** Where it leads. */
  href: string;
  /** Labels from the first level down to its group. */
  path: readonly string[];
}

/** Whether an entry holds others. */
export const isGroup = (node: MenuNode): boolean => (node.children?.length ?? 0) > 0;

/**
 * The menu as somebody with these roles sees it: without entries whose roles leave the person out, and without groups
 * that are then empty.
 */
export function allowedNodes(nodes: readonly MenuNode[], roles: readonly string[]): MenuNode[] {
  return nodes.flatMap((node) => {
    if (node.roles !== undefined && !node.roles.some((role) => roles.includes(role))) return [];
    if (!isGroup(node)) return [node];
    const children = allowedNodes(node.children ?? [], roles);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** How many lines a menu takes, with those of all groups. */
export const lineCount = (nodes: readonly MenuNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + lineCount(children ?? []), 0);

/** Ids from the first level down to an entry; none where it is not in the menu. */
export function trailTo(nodes: readonly MenuNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [id];
    const below = trailTo(node.children ?? [], id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** The entry at the end of a way down. */
export const nodeOf = (nodes: readonly MenuNode[], [id, ...below]: readonly string[]): MenuNode | undefined => {
  const node = nodes.find((one) => one.id === id);
  return node === undefined || below.length === 0 ? node : nodeOf(node.children ?? [], below);
};

/** Every entry that leads somewhere, in order. */
export function leaves(nodes: readonly MenuNode[], path: readonly string[] = []): MenuLeaf[] {
  return nodes.flatMap((node) => {
    if (isGroup(node)) return leaves(node.children ?? [], [...path, node.label]);
    return node.href === undefined ? [] : [{ ...node, href: node.href, path }];
  });
}
