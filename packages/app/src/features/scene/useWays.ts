import { useCallback } from 'react';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';

/** Gives an address back where its page is in the person's menu, and nothing where it would be refused. */
export function useWays(): (href: string) => string | undefined {
  const { data } = useMenu();
  return useCallback(
    (href) => (data !== undefined && trailTo(data, href.replace(/\?.*$/, '')).length > 0 ? href : undefined),
    [data],
  );
}
