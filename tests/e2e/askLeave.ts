import type { Wire } from './wire.ts';

/** Asks for leave over the wire, so that somebody has something to decide; gives the id of the instance. */
export async function askLeave(asker: Wire, taskUser: string, reason: string): Promise<string> {
  const processes = await asker.rows<{ id: string; key: string }>('blade-flow/work/start-list', { size: '50' });
  const processDefinitionId = processes.find(({ key }) => key === 'Leave')?.id ?? '';
  const { data } = await asker.post<{ processInstanceId: string }>('blade-desk/process/leave/start-process', {
    processDefinitionId,
    taskUser,
    startTime: '2026-12-01 08:30:00',
    endTime: '2026-12-01 17:30:00',
    reason,
  });
  return data.processInstanceId;
}
