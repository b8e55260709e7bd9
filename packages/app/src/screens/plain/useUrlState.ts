import { type CrudState, type CrudView, firstView } from '@lattice/ui/CrudTable';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, writeView } from './viewAddress.ts';

/** Keeps a list's view in the address, so that it can be linked and Back works. Values of sensitive fields stay in memory. */
export function useUrlState(sensitive: readonly string[]): CrudState {
  const [params, setParams] = useSearchParams();
  const [hidden, setHidden] = useState<Readonly<Record<string, string>>>({});
  return useMemo(() => {
    const seen = readView(params);
    const view: CrudView = { ...firstView, ...seen, filters: { ...seen.filters, ...hidden } };
    return {
      view,
      change: (next) => {
        const whole = { ...view, ...next };
        const isHidden = ([name]: [string, string]) => sensitive.includes(name);
        const filters = Object.entries(whole.filters);
        setHidden(Object.fromEntries(filters.filter(isHidden)));
        setParams(writeView({ ...whole, filters: Object.fromEntries(filters.filter((pair) => !isHidden(pair))) }), { preventScrollReset: true });
      },
    };
  }, [params, hidden, sensitive, setParams]);
}
