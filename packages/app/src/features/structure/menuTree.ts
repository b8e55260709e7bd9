import { iconName } from '@lattice/api/iconName';
import { listName } from '@lattice/api/listName';
import { menu } from '@lattice/api/resources/blade-system/menu';
import type { Translate } from '@lattice/api/validate';
import { namedIcon } from '@lattice/ui/Icon';
import type { TreeItemSource } from '@lattice/ui/Tree';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { type WholeNode, wholeTree } from './wholeTree.ts';

interface Entry {
  id: string;
  name: string;
  source?: string;
  children?: readonly Entry[];
}

/** The entries of the side bar as a tree that can be edited, named in the language shown. */
export function menuTree(say: Translate): TreeItemSource {
  const nodeOf = ({ id, name, source = '', children = [] }: Entry): WholeNode => ({
    id,
    title: listName(name, say),
    icon: namedIcon(iconName(source), children.length > 0),
    children: children.map(nodeOf),
  });
  return wholeTree(async () =>
    (
      await queryClient.fetchQuery({
        queryKey: ['rows', menu.path, 'whole'],
        queryFn: async () => (await client(menu).menuList({})) as unknown as readonly Entry[],
        staleTime: 60_000,
      })
    ).map(nodeOf),
  );
}
