/** A node of a tree that is read level by level. */
export interface TreeNode {
  /** Id, unique in the tree. */
  id: string;
  /** What is shown. */
  title: string;
  /** What it is called once it is chosen, away from what stands above it; the title by default. */
  chosenTitle?: string;
  /** Whether there are nodes under it. */
  hasChildren: boolean;
  /** Only holds others and is never chosen itself; default false. */
  isGroup?: boolean;
}

/** A node that a search found, wherever it stands. */
export interface TreeHit extends TreeNode {
  /** The nodes over it, from the top down. */
  above: readonly Pick<TreeNode, 'id' | 'title'>[];
  /** What it is called besides, for searching; nothing by default. */
  names?: readonly string[];
}

/** What a search found. */
export interface TreeFound {
  /** The nodes, the best first. */
  hits: readonly TreeHit[];
  /** There are more than these. */
  isCut: boolean;
  /** Names are partly hidden, and found by the whole or by what is visible; default false. */
  isWhole?: boolean;
}

/** Where the nodes of a tree come from. */
export interface TreeSource {
  /** The nodes under one node; '' asks for the top. */
  children: (parentId: string) => Promise<readonly TreeNode[]>;
  /** The titles of ids, so that a chosen one can be named before the tree is read. */
  labels?: (ids: string[]) => Promise<Record<string, string>>;
  /** The nodes at any depth whose titles hold some words. */
  find?: (words: string) => Promise<TreeFound>;
  /** All nodes at once, of a tree small enough: searched here, by pinyin initials too, instead of by `find`. */
  all?: () => Promise<readonly TreeHit[]>;
}

/** The tree of what is named and not chosen. */
export const emptyTree: TreeSource = { children: async () => [] };
