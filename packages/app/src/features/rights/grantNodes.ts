import type { TreeNode } from '@lattice/api/call';
import { listName } from '@lattice/api/listName';
import type { Translate } from '@lattice/api/validate';
import type { GrantNode } from './grantDifference.ts';

/** The nodes of what can be granted in the language shown: entries by the names of lists, buttons by their own. */
export const grantNodes = (nodes: readonly TreeNode[], say: Translate): GrantNode[] =>
  nodes.map(({ id, title, children = [] }) => ({
    id,
    title: children.length === 0 ? say(title) : listName(title, say),
    ...(children.length > 0 && { children: grantNodes(children, say) }),
  }));
