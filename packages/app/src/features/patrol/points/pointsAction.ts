import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { permissionCode } from '@lattice/api/resource';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { t } from '@lingui/core/macro';
import { ListOrdered } from 'lucide-react';

/** A task that has begun keeps its points. */
const OPEN = new Set(['0', '1']);

/** A patrol task whose points are chosen. */
export interface PointsTask {
  id: string;
  name: string;
  griddingId: string;
  /** Ids of its executors. */
  memberIds: readonly string[];
}

/** The way from a task that has not begun to its points, for those who may change tasks. */
export const pointsAction = (
  codes: ReadonlySet<string> | undefined,
  onOpen: (task: PointsTask) => void,
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
              onOpen({
                id: row.id,
                name: String(row.taskName ?? ''),
                griddingId: String(row.griddingId ?? ''),
                memberIds: String(row.gridMemberIds ?? '')
                  .split(',')
                  .filter((id) => id !== ''),
              });
            return Promise.resolve();
          },
        },
      ]
    : [];
