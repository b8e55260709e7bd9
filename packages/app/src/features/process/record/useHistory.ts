import { flowProcess } from '@lattice/api/resources/blade-flow/process';
import { work } from '@lattice/api/resources/blade-flow/work';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../session/client.ts';

/** The lines of an instance's history, oldest first; each also says which process it is of. */
export function useHistory(processInstanceId: string) {
  return useQuery({
    queryKey: ['rows', work.path, 'history', processInstanceId],
    queryFn: ({ signal }) => client(flowProcess).historyFlowList({ processInstanceId }, { signal }),
  });
}
