import type { ButtonNode } from '@lattice/api/menuOfPerson';
import { menuOfPerson } from '@lattice/api/menuOfPerson';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { queryClient } from './queryClient.ts';
import { client } from './client.ts';
import { session } from './session.ts';

const leaves = (nodes: readonly ButtonNode[]): string[] =>
  nodes.flatMap(({ code, children }) => ((children?.length ?? 0) > 0 ? leaves(children ?? []) : [code]));

/** A wall only shows. */
const nothing: ReadonlySet<string> = new Set();

const codesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['buttons', userId],
    queryFn: async () => new Set(leaves(await client(menuOfPerson).buttons())),
    staleTime: 300_000,
  });

/** Asks for the permission codes before anything is drawn that needs them. */
export const loadCodes = async (): Promise<void> => queryClient.prefetchQuery(codesQuery(session.user?.user_id));

/** The permission codes of the person, once they are known. */
export const permissionCodes = async (): Promise<ReadonlySet<string>> =>
  queryClient.fetchQuery(codesQuery(session.user?.user_id));

/** The permission codes of the person; undefined until they are known. */
export function useCodes(): ReadonlySet<string> | undefined {
  const { user, display } = useSnapshot(session);
  const { data } = useQuery(codesQuery(user?.user_id));
  return display === null ? data : nothing;
}
