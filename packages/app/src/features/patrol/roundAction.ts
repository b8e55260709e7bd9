import type { PatrolWalk } from '@lattice/api/patrolCalls';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';

const BEGUN = '1';

/**
 * The way from a patrol that comes again to the end of one's own round of the day, which leaves all later rounds; a
 * patrol that is walked once has a move of its own.
 */
export const roundAction = (walks: readonly PatrolWalk[], onEnd: (walk: PatrolWalk) => void): CrudAction => {
  const roundOf = (id: string) => walks.find(({ taskId, status }) => taskId === id && status === BEGUN);
  return {
    id: 'endRound',
    label: t`完成当天的巡查`,
    icon: CircleCheck,
    scope: 'row',
    isNext: true,
    changesRows: false,
    isShown: ({ id, cycleType }) => !['', '0'].includes(String(cycleType ?? '')) && roundOf(id) !== undefined,
    run: ([row]) => {
      const walk = row && roundOf(row.id);
      if (walk !== undefined) onEnd(walk);
      return Promise.resolve();
    },
  };
};
