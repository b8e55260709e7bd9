import type { PatrolWalk } from '@lattice/api/patrolCalls';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';
import { session } from '../../session/session.ts';
import { patrolWalking } from './walk/walkCalls.ts';

const UNDER_WAY = '2';
const BEGUN = '1';

const isOwn = (members: unknown): boolean =>
  String(members ?? '')
    .split(',')
    .some((id) => session.records?.includes(id) === true);

/**
 * The way from a patrol that comes again to the end of its executor's round of the day, which leaves all later rounds;
 * a round that has not begun is walked first.
 */
export const roundAction = (
  isAnswered: boolean,
  { onEnd, onWalk }: { onEnd: (walk: PatrolWalk) => void; onWalk: () => void },
): CrudAction[] =>
  isAnswered
    ? [
        {
          id: 'endRound',
          label: t`完成当天的巡查`,
          icon: CircleCheck,
          scope: 'row',
          isNext: true,
          changesRows: false,
          isShown: ({ status, cycleType, gridMemberIds }) =>
            String(status) === UNDER_WAY && !['', '0'].includes(String(cycleType ?? '')) && isOwn(gridMemberIds),
          run: async ([row]) => {
            const walk = (await patrolWalking.walks()).find(({ taskId }) => taskId === row?.id);
            if (walk?.status === BEGUN) onEnd(walk);
            else onWalk();
          },
        },
      ]
    : [];
