import { namedIcon } from '@lattice/ui/Icon';
import type { MenuNode } from '@lattice/ui/SideBar';
import { History } from 'lucide-react';
import { type MenuEntry, leaves } from '../MenuEntry.ts';
import { HOME } from '../Page.ts';
import type { OwnPages } from './ownPages.ts';

/** Names of the groups of pages that a person keeps at hand. */
type Names = Record<keyof OwnPages, string>;

/**
 * Groups of the menu with the pages seen before the one shown, known by its id, and with the favourites of a person, as
 * far as they exist.
 */
export function ownNodes(
  entries: readonly MenuEntry[],
  { starred, seen }: OwnPages,
  names: Names,
  current: string,
): MenuNode[] {
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
      label: names.seen,
      icon: History,
      children: repeat('seen', seen).filter(({ of }) => of !== current),
    },
    { id: 'starred', label: names.starred, isUnfolded: true, children: repeat('starred', starred) },
  ];
  return groups.filter(({ children = [] }) => children.length > 0);
}
