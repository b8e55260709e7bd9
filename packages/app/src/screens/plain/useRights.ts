import { type Resource, permissionCode } from '@lattice/api/resource';
import { type ButtonNode, menu } from '@lattice/api/resources/blade-system/menu';
import type { CrudRights } from '@lattice/ui/CrudTable';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';

const leaves = (nodes: readonly ButtonNode[]): string[] => nodes.flatMap(({ code, children = [] }) => (children.length > 0 ? leaves(children) : [code]));

/** What the person may do on a register; nothing until it is known. */
export function useRights(definition: Pick<Resource, 'path'>): CrudRights {
  const { user } = useSnapshot(session);
  const { data } = useQuery({ queryKey: ['buttons', user?.user_id], queryFn: async () => new Set(leaves(await client(menu).buttons())), staleTime: 300_000 });
  return useMemo(() => {
    const has = (action: string) => data?.has(permissionCode(definition, action)) === true;
    return { view: true, add: has('add'), edit: has('edit'), remove: has('delete'), copy: has('add'), import: has('add'), export: true, reveal: has('reveal') };
  }, [data, definition]);
}
