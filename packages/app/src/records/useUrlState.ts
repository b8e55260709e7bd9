import { type CrudState, type CrudView, joined, parted, readView, writeView } from '@lattice/ui/CrudTable';
import { useMemo, useState } from 'react';
import { useSearch } from '../frame/useSearch.ts';

/** Keeps a list's view in the address, so that it can be linked and Back works. Values of sensitive fields stay in memory. */
export function useUrlState(sensitive: readonly string[]): CrudState {
  const [params, setParams] = useSearch();
  const [hidden, setHidden] = useState<Pick<CrudView, 'filters' | 'where'>>({ filters: {} });
  return useMemo(() => {
    const view = joined(readView(params), hidden);
    return {
      view,
      change: (next) => {
        const { open, secret } = parted({ ...view, ...next }, sensitive);
        setHidden(secret);
        setParams(writeView(open));
      },
    };
  }, [params, hidden, sensitive, setParams]);
}
