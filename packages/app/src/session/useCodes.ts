import { type ButtonNode, menu } from '@lattice/api/resources/blade-system/menu';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { client } from './client.ts';
import { session } from './session.ts';

const leaves = (nodes: readonly ButtonNode[]): string[] => nodes.flatMap(({ code, children = [] }) => (children.length > 0 ? leaves(children) : [code]));

/** The permission codes of the person; undefined until they are known. */
export function useCodes(): ReadonlySet<string> | undefined {
  const { user } = useSnapshot(session);
  return useQuery({ queryKey: ['buttons', user?.user_id], queryFn: async () => new Set(leaves(await client(menu).buttons())), staleTime: 300_000 }).data;
}
