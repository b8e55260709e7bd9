import { listName } from '@lattice/api/listName';
import { menuOfPerson } from '@lattice/api/menuOfPerson';
import { i18n } from '@lingui/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { startLanguage } from '../base/i18n.ts';
import { preferences } from '../base/preferences.ts';
import { queryClient } from '../session/queryClient.ts';
import { client } from '../session/client.ts';
import { session } from '../session/session.ts';
import { loadCodes } from '../session/useCodes.ts';
import { type MenuEntry, menuEntries } from './MenuEntry.ts';

const say = (text: string) => i18n._(text);

/** Menus that came with the product are named in the catalogue; what people named themselves stays as it is. */
const named = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.map((entry) => ({ ...entry, label: listName(entry.label, say), children: named(entry.children) }));

/** The menu of the person signed in, named in the language shown. */
const menuQuery = (user: typeof session.user, language: string) =>
  queryOptions({
    queryKey: ['rows', menuOfPerson.path, 'routes', user?.user_id, language],
    queryFn: async ({ signal }) => {
      const items = await client(menuOfPerson).routes({}, { signal });
      return named(menuEntries(Array.isArray(items) ? items : [], (user?.role_name ?? '').split(',')));
    },
  });

/** Asks for the menu and what the person may do before anything is drawn that needs them, once somebody is in. */
export async function loadMenu(): Promise<void> {
  await startLanguage();
  if (session.phase === 'in')
    await Promise.all([
      queryClient.prefetchQuery({
        ...menuQuery(session.user, preferences.language),
        staleTime: Number.POSITIVE_INFINITY,
      }),
      loadCodes(),
    ]);
}

/**
 * The menu of the person signed in, named in the language shown; asked for again when the window is looked at, every
 * five minutes, and after a change of menus.
 */
export function useMenu() {
  const { language } = useSnapshot(preferences);
  const { user } = useSnapshot(session);
  return useQuery({
    ...menuQuery(user, language),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    refetchInterval: 300_000,
  });
}

/** The menu of the person signed in as it is known, read only where it is not. */
export const knownMenu = (): Promise<MenuEntry[]> =>
  queryClient.fetchQuery({ ...menuQuery(session.user, preferences.language), staleTime: Number.POSITIVE_INFINITY });
