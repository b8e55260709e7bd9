import { type FlowProcess, manager } from '@lattice/api/resources/blade-flow/manager';
import { client } from '../../session/client.ts';

/** The deployed versions of a process, newest first; of a tenant and of everybody where both have it. */
export async function flowVersions(key: string, signal: AbortSignal): Promise<FlowProcess[]> {
  const { records } = await client(manager).list({ key, current: 1, size: 200 }, { signal });
  return records.filter((one) => one.key === key);
}
