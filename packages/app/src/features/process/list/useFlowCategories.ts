import { dict } from '@lattice/api/resources/blade-system/dict';
import type { Option } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '../../../session/client.ts';
import { flowRoutes } from './flowRoutes.ts';

const MINUTES = 60_000;
const none: never[] = [];

/** What is known of the categories of processes. */
export interface FlowCategories {
  /** The categories to choose from. */
  options: readonly Option[];
  /** The form of each category that has one. */
  routes: ReadonlyMap<string, string>;
  /** The name of the category that a form belongs to; '' for none. */
  nameOf: (route: string) => string;
  isKnown: boolean;
  /** Whether the server has not answered yet. */
  isComing: boolean;
}

/** The categories of processes, in the language shown. */
export function useFlowCategories(): FlowCategories {
  const { i18n } = useLingui();
  const {
    data = none,
    isSuccess,
    isPending,
  } = useQuery({
    queryKey: ['rows', dict.path, 'dictionary', 'flow', 'with forms', i18n.locale],
    queryFn: async ({ signal }) => client(dict).dictionary({ code: 'flow' }, { signal }),
    staleTime: 5 * MINUTES,
  });
  return useMemo(
    () => ({
      options: data.map(({ dictKey, dictValue }) => ({ value: `flow_${dictKey}`, label: dictValue })),
      routes: flowRoutes(data),
      nameOf: (route) => data.find(({ remark }) => remark === route)?.dictValue ?? '',
      isKnown: isSuccess,
      isComing: isPending,
    }),
    [data, isSuccess, isPending],
  );
}
