import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { patrolTaskPoints } from '@lattice/api/resources/project/patrolTaskPoints';
import type { TransferOption } from '@lattice/ui/TransferList';
import { toast } from '@lattice/ui/Toast';
import { t } from '@lingui/core/macro';
import { client } from '../../../session/client.ts';
import { queryClient } from '../../../session/queryClient.ts';
import type { PointsTask } from './pointsAction.ts';
import type { Stop } from './shortestOrder.ts';

const MOST = 200;

/** A patrol point that may be chosen. */
export interface KnownPoint extends Stop {
  name: string;
}

/** When and by whom a chosen point is to be visited; '' for no time, and for all executors. */
export interface Visit {
  planTime: string;
  gridMemberId: string;
}

/** A point that nobody said anything about. */
export const anyVisit: Visit = { planTime: '', gridMemberId: '' };

/** Points of the grid of a task to choose from, and those chosen in their order with what was said about them. */
export async function pointsOf({ id: taskId, griddingId }: PointsTask) {
  const [points, chosen] = await Promise.all([
    client(patrolPoints).page({ current: 1, size: MOST, griddingId_below: griddingId }),
    client(patrolTaskPoints).page({ current: 1, size: MOST, taskId, ascs: 'sort' }),
  ]);
  const options = new Map<string, TransferOption>();
  const known = new Map<string, KnownPoint>();
  for (const { pointId: id, pointName, lng, lat } of chosen.records) {
    options.set(id, { value: id, label: pointName });
    known.set(id, { id, name: pointName, lng, lat });
  }
  for (const { id, pointName, address, lng, lat } of points.records) {
    options.set(id, { value: id, label: address === '' ? pointName : `${pointName} · ${address}` });
    known.set(id, { id, name: pointName, lng, lat });
  }
  return {
    options: [...options.values()],
    points: known as ReadonlyMap<string, KnownPoint>,
    value: chosen.records.map(({ pointId }) => pointId),
    visits: Object.fromEntries(
      chosen.records.map(({ pointId, planTime, gridMemberId }): [string, Visit] => [
        pointId,
        { planTime: planTime ?? '', gridMemberId: gridMemberId ?? '' },
      ]),
    ),
  };
}

/** Gives a task its points in an order, each with when and by whom, and tells so. */
export async function savePoints(
  taskId: string,
  pointIds: readonly string[],
  visits: Readonly<Record<string, Visit>>,
): Promise<void> {
  const points = pointIds.map((pointId, at) => {
    const { planTime, gridMemberId } = visits[pointId] ?? anyVisit;
    return {
      pointId,
      sort: at + 1,
      ...(planTime !== '' && { planTime }),
      ...(gridMemberId !== '' && { gridMemberId }),
    };
  });
  const { pointCount } = await client(patrolTask).patrolTaskPoints({ taskId, points });
  toast.success(t`已安排 ${pointCount} 个点位`);
  await queryClient.invalidateQueries({ queryKey: ['rows', patrolTask.path] });
  await queryClient.invalidateQueries({ queryKey: ['rows', patrolTaskPoints.path] });
}
