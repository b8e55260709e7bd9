import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';

/** Words of a dictionary by key; none until they are known. */
export function useDictionary(code: string): ReadonlyMap<string, string> {
  const { i18n } = useLingui();
  const { data } = useQuery({
    queryKey: ['words', code, i18n.locale],
    queryFn: async () =>
      new Map((await formSourcesIn(i18n.locale).options(code)).map(({ value, label }) => [value, label])),
  });
  return useMemo(() => data ?? new Map<string, string>(), [data]);
}
