import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import { patrolTaskProgressDetail } from '@lattice/api/resources/project/patrolTaskProgressDetail';
import { type PatrolWalk, type WalkPoint, walking } from '@lattice/api/patrolCalls';
import { patrolCode } from '@lattice/api/patrolCode';
import { queryClient } from '../../../session/queryClient.ts';
import { transport } from '../../../session/transport.ts';

/** The calls of a walked patrol. */
export const patrolWalking = walking(transport);

/** Has lists and walks read again what a check-in changed. */
export async function readAgain(): Promise<void> {
  await Promise.all(
    [patrolTaskProgress, patrolTaskProgressDetail].map(async ({ path }) =>
      queryClient.invalidateQueries({ queryKey: ['rows', path] }),
    ),
  );
}

/** The point of a patrol that a scanned or typed code names. */
export const pointOfCode = ({ points }: PatrolWalk, code: string): WalkPoint | undefined => {
  const said = code.trim().toUpperCase();
  return points.find(
    ({ pointId, pointCode }) => patrolCode(pointId).toUpperCase() === said || pointCode.toUpperCase() === said,
  );
};
