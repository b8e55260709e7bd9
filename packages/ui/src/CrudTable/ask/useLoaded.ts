import { useEffect, useState } from 'react';
import { asSaveFailure } from '../DataSource.ts';

/**
 * What a form needs and has to be fetched; null until it has come, or with the reason why it has not. Another `load`
 * fetches again.
 */
export function useLoaded<T>(load: () => Promise<T>): { came: T | null; error: Error | null; retry: () => void } {
  const [state, setState] = useState<{ came: T | null; error: Error | null }>({ came: null, error: null });
  const keep = (came: T) => setState({ came, error: null });
  const fail = (error: unknown) => setState({ came: null, error: asSaveFailure(error) });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (came) => isCurrent && setState({ came, error: null }),
      (error: unknown) => isCurrent && setState({ came: null, error: asSaveFailure(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return { ...state, retry: () => void load().then(keep, fail) };
}
