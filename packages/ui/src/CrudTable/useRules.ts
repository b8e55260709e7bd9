import { useEffect, useState } from 'react';
import type { Validate } from './CrudTableProps.ts';
import { asSaveFailure } from './DataSource.ts';

/** The rules of a form; null until they have come, or with the reason why they have not. */
export function useRules(load: () => Promise<Validate>): { validate: Validate | null; error: Error | null; retry: () => void } {
  const [state, setState] = useState<{ validate: Validate | null; error: Error | null }>({ validate: null, error: null });
  const keep = (validate: Validate) => setState({ validate, error: null });
  const fail = (error: unknown) => setState({ validate: null, error: asSaveFailure(error) });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (validate) => isCurrent && setState({ validate, error: null }),
      (error: unknown) => isCurrent && setState({ validate: null, error: asSaveFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return { ...state, retry: () => void load().then(keep, fail) };
}
