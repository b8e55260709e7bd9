import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import { patrolTaskProgressDetail } from '@lattice/api/resources/project/patrolTaskProgressDetail';
import { walking } from '@lattice/api/patrolCalls';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../session/queryClient.ts';
import { transport } from '../../../session/transport.ts';

/** The calls of a walked patrol. */
export const patrolWalking = walking(transport);

/** The question for the patrols that a person walks today. */
export const ownWalks = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['rows', patrolTaskProgress.path, 'walks', userId],
    queryFn: async ({ signal }) => patrolWalking.walks(signal),
  });

/** Has lists and walks read again what a check-in changed. */
export async function readAgain(): Promise<void> {
  await Promise.all(
    [patrolTask, patrolTaskProgress, patrolTaskProgressDetail].map(async ({ path }) =>
      queryClient.invalidateQueries({ queryKey: ['rows', path] }),
    ),
  );
}
