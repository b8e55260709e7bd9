/** A node of a tree that is read level by level. */
export interface TreeNode {
  /** Id, unique in the tree. */
  id: string;
  /** What is shown. */
  title: string;
  /** Whether there are nodes under it. */
  hasChildren: boolean;
}

/** Where the nodes of a tree come from. */
export interface TreeSource {
  /** The nodes under one node; '' asks for the top. */
  children: (parentId: string) => Promise<readonly TreeNode[]>;
  /** The titles of ids, so that a chosen one can be named before the tree is read. */
  labels?: (ids: string[]) => Promise<Record<string, string>>;
}
