import { event } from '@lattice/api/resources/event/event';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../session/client.ts';
import { type Place, similarEvents } from './nearby.ts';

const OPEN = '1,2,3,4';
const LOOKED_AT = 50;
const REACH = 200;
const SHOWN = 3;

/** What is known of the event that is being reported. */
export interface Reported extends Place {
  griddingId?: unknown;
  categoryId?: unknown;
}

/** Open events of the grid that may be the one reported, the nearest first; none before the grid is known. */
export function useSimilarEvents(report: Reported) {
  const griddingId = String(report.griddingId ?? '');
  const { data } = useQuery({
    queryKey: ['rows', event.path, 'similar', griddingId],
    queryFn: async ({ signal }) =>
      (await client(event).page({ current: 1, size: LOOKED_AT, griddingId, eventStatus: OPEN }, { signal })).records,
    enabled: griddingId !== '',
    staleTime: 60_000,
  });
  return similarEvents(data ?? [], report, REACH).slice(0, SHOWN);
}
