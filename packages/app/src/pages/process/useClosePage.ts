import { use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { PageKey } from '../../navigation/PageKey.ts';
import { setTabs, openTabs } from '../../navigation/openTabs.ts';
import { markUnsaved } from '../../navigation/pages.ts';

/** Closes the tag of the page around and goes somewhere else. */
export function useClosePage(): (to: string) => void {
  const key = use(PageKey);
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      markUnsaved(key, false);
      setTabs({ tags: openTabs.is.tags.filter((tag) => tag.key !== key) });
      void navigate(to);
    },
    [key, navigate],
  );
}
