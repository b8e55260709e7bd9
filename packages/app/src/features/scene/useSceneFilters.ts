import { useMemo } from 'react';
import { useSearch } from '../../navigation/useSearch.ts';

/** What a scene is cut to; it stands in the address, so that it outlives every refresh and can be sent. */
export interface SceneFilters {
  /** Id of the grid, with those below it; '' for the whole town. */
  grid: string;
  /** Key of the period (`dateType`): 1 day, 2 week, 3 month, 4 year; '' for all. */
  period: string;
}

/** The filters of the scene, its other choices, and the address with some of them changed. */
export function useSceneFilters() {
  const [params, setParams] = useSearch();
  return useMemo(() => {
    const filters: SceneFilters = { grid: params.get('grid') ?? '', period: params.get('period') ?? '' };
    const changed = (changes: Readonly<Record<string, string>>): URLSearchParams => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return next;
    };
    return {
      ...filters,
      /** Another choice of the scene, by its name in the address. */
      choice: (name: string) => params.get(name) ?? '',
      /** The address with some choices changed; '' takes one away. */
      hrefOf: (changes: Readonly<Record<string, string>>) => `?${changed(changes).toString()}`,
      set: (changes: Readonly<Record<string, string>>) => setParams(changed(changes)),
    };
  }, [params, setParams]);
}
