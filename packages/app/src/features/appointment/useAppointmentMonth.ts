import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { appointments } from './calls.ts';

/** Quota and appointments of a month; nothing is asked of servers that do not count them. */
export function useAppointmentMonth(month: string) {
  const { abilities } = useSnapshot(session);
  return useQuery({
    queryKey: ['rows', esServiceAppointmentrecord.path, 'quota', month],
    queryFn: async ({ signal }) => appointments.month(month, signal),
    enabled: abilities.includes('appointments'),
  });
}
