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

/** The form by which processes of a category are started. */
export interface StartForm {
  /** Whether there is one; undefined until it is known. */
  isThere: boolean | undefined;
  /** Path of the definition whose records it asks for; '' where that is not known. */
  path: string;
}

const unknown: StartForm = { isThere: undefined, path: '' };

/**
 * By what form processes of a category are started. Routes without a form of their own are asked of the server, where
 * it can tell.
 */
export function useStartable(): (category: string) => StartForm {
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
      return new Map(paths.map(({ category, path }) => [category, path]));
    },
    enabled: isKnown,
    staleTime: 5 * MINUTES,
  });
  return useCallback(
    (category) => {
      if (!isKnown) return unknown;
      const route = routes.get(category);
      if (route === undefined) return { isThere: false, path: '' };
      const own = forms[route]?.path;
      if (own !== undefined || isError) return { isThere: true, path: own ?? '' };
      if (data === undefined) return unknown;
      const path = data.get(category) ?? '';
      return { isThere: path !== '', path };
    },
    [isKnown, routes, data, isError],
  );
}
