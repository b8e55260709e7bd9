import { queryClient } from '../session/queryClient.ts';
import { loadResource } from './resources.ts';
import { client } from '../session/client.ts';

interface Detail {
  detail?: (id: string) => Promise<Readonly<Record<string, unknown>> | null>;
}

/**
 * A record that was chosen in a form, as the person may see it, kept for a minute; null where there is no detail or it
 * is refused.
 */
export const chosenRecord = (path: string, id: string): Promise<Readonly<Record<string, unknown>> | null> =>
  queryClient.fetchQuery({
    queryKey: ['rows', path, 'chosen', id],
    queryFn: async () => {
      const { detail } = client(await loadResource(path)) as Detail;
      return (await detail?.(id).catch(() => null)) ?? null;
    },
    staleTime: 60_000,
  });
