import { counsellingMonth } from '@lattice/api/psychology/counsellingCalls';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';

/** Hours and appointments of a month; nothing is asked of servers that do not count them. */
export function useCounsellingMonth(month: string) {
  const { abilities } = useSnapshot(session);
  return useQuery({
    queryKey: ['rows', consultingappointment.path, 'month', month],
    queryFn: async ({ signal }) => counsellingMonth(transport, month, { signal }),
    enabled: abilities.includes('counselling'),
  });
}
