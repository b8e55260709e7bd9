import { t } from '@lingui/core/macro';
import { namedIcon } from '@lattice/ui/Icon';
import type { MenuNode } from '@lattice/ui/SideBar';
import { History } from 'lucide-react';
import { leaves } from '../MenuEntry.ts';
import { HOME } from '../Page.ts';
import type { NodesOf } from './atHand.ts';

/**
 * Groups of the menu with the pages seen before the one shown, known by its id, and with the favourites of a person, as
 * far as they exist.
 */
export const ownNodes: NodesOf = (entries, { starred, seen }, current, arrange) => {
  const pages = leaves(entries).filter(({ to }) => to !== HOME);
  const repeat = (group: string, addresses: readonly string[]): MenuNode[] =>
    addresses.flatMap((address) =>
      pages
        .filter(({ to }) => to === address)
        .slice(0, 1)
        .map(({ id, label, icon, to, isExternal }) => ({
          id: `${group} ${id}`,
          of: id,
          label,
          icon: namedIcon(icon, false),
          href: to,
          isExternal,
        })),
    );
  const groups: MenuNode[] = [
    {
      id: 'seen',
      label: t`最近访问`,
      icon: History,
      children: repeat('seen', seen).filter(({ of }) => of !== current),
    },
    {
      id: 'starred',
      label: t`收藏`,
      isUnfolded: true,
      children: repeat('starred', starred),
      ...(arrange && { arrange: { label: t`整理收藏`, run: arrange } }),
    },
  ];
  return groups.filter(({ children = [] }) => children.length > 0);
};
