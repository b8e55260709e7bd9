import {
  type CrudState,
  type CrudView,
  mergeSecrets,
  readView,
  separateSecrets,
  writeView,
} from '@lattice/ui/CrudTable';
import { useMemo, useState } from 'react';
import { useSearch } from '../../navigation/useSearch.ts';

type Secret = Pick<CrudView, 'filters' | 'where'>;

const noSecret: Secret = { filters: {} };

/**
 * Keeps a list's view in the address, so that it can be linked and Back works. Values of sensitive fields stay in
 * memory, and hold from the moment when the address has changed with them, so that a list asks once.
 */
export function useUrlState(sensitive: readonly string[]): CrudState {
  const [params, setParams] = useSearch();
  const [kept, setKept] = useState<{ before: Secret; at: string; since: Secret }>({
    before: noSecret,
    at: '',
    since: noSecret,
  });
  return useMemo(() => {
    const hidden = params.toString() === kept.at ? kept.since : kept.before;
    const view = mergeSecrets(readView(params), hidden);
    return {
      view,
      change: (next) => {
        const { open, secret } = separateSecrets({ ...view, ...next }, sensitive);
        const address = writeView(open);
        setKept({ before: hidden, at: address.toString(), since: secret });
        setParams(address);
      },
    };
  }, [params, kept, sensitive, setParams]);
}
