import { use, useEffect } from 'react';
import { markUnsaved } from './pages.ts';
import { PageKey } from './PageKey.ts';

/**
 * Says whether the page around holds changes that are not saved: its tag shows a dot, it is asked about before it is
 * closed, and it is never given up to make room.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const key = use(PageKey);
  useEffect(() => {
    if (key !== '') markUnsaved(key, isUnsaved);
  }, [key, isUnsaved]);
}
