import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { session } from '../../session/session.ts';
import { useMenu } from '../../navigation/useMenu.ts';

/** Tells whether the page of an address is in the person's menu, so that what it shows may be read. */
export function useMayRead(): (href: string) => boolean {
  const { data } = useMenu();
  return useCallback((href) => data !== undefined && trailTo(data, href.replace(/\?.*/s, '')).length > 0, [data]);
}

/**
 * Gives an address back where its page is in the person's menu, and nothing where it would be refused; a wall leads
 * nowhere but to its scenes.
 */
export function useWays(): (href: string) => string | undefined {
  const mayRead = useMayRead();
  const { display } = useSnapshot(session);
  return useCallback(
    (href) => ((display === null || display.scenes.includes(href)) && mayRead(href) ? href : undefined),
    [display, mayRead],
  );
}
