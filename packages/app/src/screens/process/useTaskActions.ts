import { type FlowActions, task } from '@lattice/api/resources/blade-flow/task';
import { work } from '@lattice/api/resources/blade-flow/work';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';

/** What the person may do in an instance beyond agreeing and refusing; undefined until it is known, null where the server cannot do more. */
export function useTaskActions(processInstanceId: string): FlowActions | null | undefined {
  const { abilities } = useSnapshot(session);
  const { data, isError } = useQuery({
    queryKey: ['rows', work.path, 'actions', processInstanceId],
    queryFn: ({ signal }) => client(task).actions({ processInstanceId }, { signal }),
    enabled: abilities.includes('flow'),
  });
  return abilities.includes('flow') && !isError ? data : null;
}
