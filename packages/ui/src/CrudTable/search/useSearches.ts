import { useCallback, useLayoutEffect, useRef } from 'react';
import type { SearchPart } from '../CrudParts.tsx';

type Values = Readonly<Record<string, string>>;

/**
 * Searches by the values of the search bar, and clears them; the same functions at each render, which read the list as
 * it is when they are called.
 */
export function useSearches(
  part: Pick<SearchPart, 'search' | 'view'>,
): readonly [(values: Values) => void, () => void] {
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });
  const search = useCallback((values: Values) => latest.current.search(values, latest.current.view.where), []);
  const clear = useCallback(() => latest.current.search({}, undefined), []);
  return [search, clear];
}
