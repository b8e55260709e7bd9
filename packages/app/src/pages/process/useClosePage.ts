import { use, useCallback } from 'react';
import { PageKey } from '../../navigation/PageKey.ts';
import { setTabs, openTabs } from '../../navigation/openTabs.ts';
import { markUnsaved } from '../../navigation/pages.ts';
import { useGo } from '../../navigation/Address.tsx';

/** Closes the tag of the page around and goes somewhere else. */
export function useClosePage(): (to: string) => void {
  const key = use(PageKey);
  const navigate = useGo();
  return useCallback(
    (to) => {
      markUnsaved(key, false);
      setTabs({ tags: openTabs.is.tags.filter((tag) => tag.key !== key) });
      navigate(to);
    },
    [key, navigate],
  );
}
