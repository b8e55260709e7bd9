import { useMemo } from 'react';
import { useFlowCategories } from '../../features/process/list/useFlowCategories.ts';

/** The forms that the flow dictionary names, by the keys under which tasks show them. */
export function useFormKeys(): readonly { key: string; label: string }[] {
  const { routes, nameOf } = useFlowCategories();
  return useMemo(
    () => [...new Set(routes.values())].map((key) => ({ key, label: `${nameOf(key)} · ${key}` })),
    [routes, nameOf],
  );
}
