import { ApiError } from '@lattice/api/ApiError';
import { type FlowActions, task } from '@lattice/api/resources/blade-flow/task';
import { work } from '@lattice/api/resources/blade-flow/work';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { client } from '../../../session/client.ts';
import { session } from '../../../session/session.ts';

const nothing: FlowActions = { task: null, actions: [], formerSteps: [], signers: [], isSuspended: false };

/**
 * What the person may do in an instance beyond agreeing and refusing: nothing in one that is not there or not theirs;
 * undefined until it is known, null where the server cannot do more.
 */
export function useTaskActions(processInstanceId: string, taskId = ''): FlowActions | null | undefined {
  const { abilities } = useSnapshot(session);
  const { data, error } = useQuery({
    queryKey: ['rows', work.path, 'actions', processInstanceId, taskId],
    queryFn: ({ signal }) => client(task).actions({ processInstanceId, ...(taskId !== '' && { taskId }) }, { signal }),
    enabled: abilities.includes('flow'),
  });
  if (!abilities.includes('flow')) return null;
  return error instanceof ApiError && error.code !== 0 ? nothing : data;
}
