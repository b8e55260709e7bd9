import type { Wire } from './wire.ts';

/** Asks for leave over the wire, so that somebody has something to decide; gives the id of the instance. */
export async function askLeave(asker: Wire, taskUser: string, reason: string): Promise<string> {
  const { data: processes } = await asker.get<{ records: { id: string; key: string }[] }>(
    'blade-flow/work/start-list',
    { current: '1', size: '50' },
  );
  const processDefinitionId = processes.records.find(({ key }) => key === 'Leave')?.id ?? '';
  const { data } = await asker.post<{ processInstanceId: string }>('blade-desk/process/leave/start-process', {
    processDefinitionId,
    taskUser,
    startTime: '2026-12-01 08:30:00',
    endTime: '2026-12-01 17:30:00',
    reason,
  });
  return data.processInstanceId;
}
