import type { PatrolWalk, WalkPoint } from '@lattice/api/patrolCalls';
import { patrolCode } from '@lattice/api/patrolCode';

/** The point of a patrol that a scanned or typed code names. */
export const pointOfCode = ({ points }: PatrolWalk, code: string): WalkPoint | undefined => {
  const said = code.trim().toUpperCase();
  return points.find(
    ({ pointId, pointCode }) => patrolCode(pointId).toUpperCase() === said || pointCode.toUpperCase() === said,
  );
};
