import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { patrolTaskPoints } from '@lattice/api/resources/project/patrolTaskPoints';
import { permissionCode } from '@lattice/api/resource';
import type { CrudAction } from '@lattice/ui/CrudTable';
import type { TransferOption } from '@lattice/ui/TransferList';
import { toast } from '@lattice/ui/Toast';
import { t } from '@lingui/core/macro';
import { ListOrdered } from 'lucide-react';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';

const MOST = 200;
/** A task that has begun keeps its points. */
const OPEN = new Set(['0', '1']);

/** Points of the grid of a task to choose from, and those chosen in their order. */
export async function pointsOf(taskId: string, griddingId: string) {
  const [points, chosen] = await Promise.all([
    client(patrolPoints).page({ current: 1, size: MOST, griddingId_below: griddingId }),
    client(patrolTaskPoints).page({ current: 1, size: MOST, taskId, ascs: 'sort' }),
  ]);
  const options = new Map<string, TransferOption>();
  for (const { pointId, pointName } of chosen.records) options.set(pointId, { value: pointId, label: pointName });
  for (const { id, pointName, address } of points.records)
    options.set(id, { value: id, label: address === '' ? pointName : `${pointName} · ${address}` });
  return { options: [...options.values()], value: chosen.records.map(({ pointId }) => pointId) };
}

/** Gives a task its points in an order, and tells so. */
export async function savePoints(taskId: string, pointIds: readonly string[]): Promise<void> {
  const points = pointIds.map((pointId, at) => ({ pointId, sort: at + 1 }));
  const { pointCount } = await client(patrolTask).patrolTaskPoints({ taskId, points });
  toast.success(t`已安排 ${pointCount} 个点位`);
  await queryClient.invalidateQueries({ queryKey: ['rows', patrolTask.path] });
  await queryClient.invalidateQueries({ queryKey: ['rows', patrolTaskPoints.path] });
}

/** The way from a task that has not begun to its points, for those who may change tasks. */
export const pointsAction = (
  codes: ReadonlySet<string> | undefined,
  onOpen: (task: { id: string; griddingId: string; name: string }) => void,
): CrudAction[] =>
  codes?.has(permissionCode(patrolTask, 'edit')) === true
    ? [
        {
          id: 'points',
          label: t`安排点位`,
          icon: ListOrdered,
          scope: 'row',
          changesRows: false,
          isShown: ({ status }) => OPEN.has(String(status)),
          run: async ([row]) => {
            if (row !== undefined)
              onOpen({ id: row.id, griddingId: String(row.griddingId ?? ''), name: String(row.taskName ?? '') });
            return Promise.resolve();
          },
        },
      ]
    : [];
