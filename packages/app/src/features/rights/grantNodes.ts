import { listName } from '@lattice/api/listName';
import type * as menu from '@lattice/api/resources/blade-system/menu';
import type { Translate } from '@lattice/api/validate';
import type { GrantNode } from './grantDifference.ts';

/**
 * The nodes of what can be granted in the language shown: entries by the names of lists, buttons by their own, with the
 * register that they are for where they stand below another one.
 */
export const grantNodes = (nodes: readonly menu.GrantNode[], say: Translate): GrantNode[] =>
  nodes.map(({ id, title, of, children = [] }) => ({
    id,
    title:
      children.length > 0 ? listName(title, say) : [of && listName(of, say), say(title)].filter(Boolean).join(' · '),
    ...(children.length > 0 && { children: grantNodes(children, say) }),
  }));
