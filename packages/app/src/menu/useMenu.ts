import { menu } from '@lattice/api/resources/blade-system/menu';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { preferences } from '../preferences.ts';
import { client } from '../session/client.ts';
import { session } from '../session/session.ts';
import { menuEntries } from './MenuEntry.ts';

/** The menu of the person signed in, named in the language shown. */
export function useMenu() {
  const { language } = useSnapshot(preferences);
  const { user } = useSnapshot(session);
  return useQuery({
    queryKey: ['menu', user?.user_id, language],
    queryFn: async ({ signal }) => {
      const items = await client(menu).routes({}, { signal });
      return menuEntries(Array.isArray(items) ? items : []);
    },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}
