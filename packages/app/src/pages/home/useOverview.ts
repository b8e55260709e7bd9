import { type Overview, readOverview } from '@lattice/api/desk/overview';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useEventNews } from '../../features/notices/eventNews.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

/**
 * Figures, map and exceptions of the person's area, anew when events come or move on; never there on a server that does
 * not answer it.
 */
export function useOverview() {
  const { abilities } = useSnapshot(session);
  const query = useQuery<Overview>({
    queryKey: ['rows', 'overview'],
    queryFn: ({ signal }) => readOverview(transport, { signal }),
    enabled: abilities.includes('desk'),
    staleTime: 30_000,
  });
  useEventNews(query.refetch);
  return query;
}
