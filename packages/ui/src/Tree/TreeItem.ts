import type { LucideIcon } from 'lucide-react';
import type { TreeNode } from '../TreeSelect/TreeSource.ts';

/** A node of a tree as it is drawn. */
export interface TreeItem extends TreeNode {
  /** A picture before the title; none by default. */
  icon?: LucideIcon;
  /** How many records belong to the node, shown after the title; none by default. */
  count?: number;
  /** Whether it can neither be chosen nor checked; default false. */
  isDisabled?: boolean;
}

/** A node that is given with everything under it. */
export interface TreeData extends Omit<TreeItem, 'hasChildren'> {
  /** The nodes under it, in order; none by default. */
  children?: readonly TreeData[];
}

/** Where the nodes of a tree come from, level by level. */
export interface TreeItemSource {
  /** The nodes under one node; '' asks for the top. */
  children: (parentId: string) => Promise<readonly TreeItem[]>;
  /**
   * Finds nodes that may not have been read: for each the ids from the top down to itself. Without it only read nodes
   * are searched.
   */
  search?: (words: string) => Promise<readonly (readonly string[])[]>;
  /** The ids from the top down to a node, so that the way to a chosen one can be opened before anything is read. */
  path?: (id: string) => Promise<readonly string[]>;
  /** The titles of ids, so that a chosen one can be named before it is read. */
  labels?: (ids: string[]) => Promise<Record<string, string>>;
}
