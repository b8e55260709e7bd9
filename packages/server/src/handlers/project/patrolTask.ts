import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { choosePoints, issuePatrol } from '../../domain/tasks/patrol.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { momentReached } from '../../schedule/dueSql.ts';

/** Of a patrol that comes again each round is done or missed for itself. */
const WALKED_ONCE = "(coalesce(t.cycle_type, '0') = '0')";

/** Answers of 巡查任务: issuing one opens the progress of each executor. */
export const handlers = handle(
  patrolTask,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(patrolTask, 'status', input, context, async (sql, { id, from, to }, inner) => {
        if (from === '0' && to === '1') await issuePatrol(sql, id, inner);
      }),
    patrolTaskPoints: async (input, context) => choosePoints(idIn(input, 'taskId'), input.points, context),
  },
  {
    expressions: {
      progressRate: `select round(100.0 * count(*) filter (where c.status in ('1', '2')) / nullif(count(*), 0), 1)
          from project_patroltaskpoints c
          where c.task_id = t.id and c.is_deleted = 0`,
    },
    timed: {
      field: 'status',
      follows: ['project/patrolTaskProgress'],
      moves: [
        { from: '1', to: '4', due: momentReached('end_time') },
        { from: '2', to: '4', due: `${momentReached('end_time')} and ${WALKED_ONCE}` },
        { from: '2', to: '3', due: `${momentReached('end_time')} and not ${WALKED_ONCE}` },
      ],
    },
  },
);
