import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { client } from '../../../session/client.ts';
import { session } from '../../../session/session.ts';
import { forms } from './forms.ts';
import { useFlowCategories } from '../list/useFlowCategories.ts';

const MINUTES = 60_000;
const none: readonly string[] = [];

/**
 * Whether processes of a category have a form by which they are started; undefined until it is known. Routes without a
 * form of their own are asked of the server, where it can tell.
 */
export function useStartable(): (category: string) => boolean | undefined {
  const { routes, isKnown } = useFlowCategories();
  const { abilities } = useSnapshot(session);
  const requested = abilities.includes('flow')
    ? [...routes].filter(([, route]) => forms[route] === undefined).map(([category]) => category)
    : none;
  const { data, isError } = useQuery({
    queryKey: ['rows', flowProcess.path, 'forms', ...requested],
    queryFn: async ({ signal }) => {
      const paths = await Promise.all(
        requested.map(async (category) => ({
          category,
          ...(await client(flowProcess).form({ category }, { signal })),
        })),
      );
      return paths.filter(({ path }) => path !== '').map(({ category }) => category);
    },
    enabled: isKnown,
    staleTime: 5 * MINUTES,
  });
  return useCallback(
    (category) => {
      if (!isKnown) return undefined;
      const route = routes.get(category);
      if (route === undefined || forms[route] !== undefined) return route !== undefined;
      return isError ? true : data?.includes(category);
    },
    [isKnown, routes, data, isError],
  );
}
