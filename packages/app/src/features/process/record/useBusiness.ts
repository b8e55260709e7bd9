import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { work } from '@lattice/api/resources/blade-flow/work';
import type { Resource } from '@lattice/api/resource';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { loadResource } from '../../../records/resources.ts';
import { client } from '../../../session/client.ts';
import { session } from '../../../session/session.ts';

/** The record that a process is about, with its definition. */
export interface Business {
  definition: Resource;
  /** Id of the record. */
  id: string;
  row: Readonly<Record<string, unknown>>;
}

async function businessOf(
  route: string,
  processInstanceId: string,
  businessId: string,
  canAsk: boolean,
): Promise<Business | null> {
  if (route === 'leave' && businessId !== '') {
    const { flow: _flow, ...row } = await client(leave).detail({ businessId });
    return { definition: await loadResource(leave.path), id: businessId, row };
  }
  if (!canAsk) return null;
  const { path, businessId: id, row } = await client(flowProcess).business({ processInstanceId });
  return path === '' ? null : { definition: await loadResource(path), id, row };
}

/** The record that a process is about; null where it is about none, or the server tells of leaves alone. */
export function useBusiness(route: string, processInstanceId: string, businessId: string) {
  const { abilities } = useSnapshot(session);
  const canAsk = abilities.includes('flow');
  return useQuery({
    queryKey: ['rows', work.path, 'business', route, processInstanceId, businessId, canAsk],
    queryFn: () => businessOf(route, processInstanceId, businessId, canAsk),
  });
}
