import { patrolTaskPoints } from '@lattice/api/resources/project/patrolTaskPoints';
import { handle } from '../../call/handle.ts';
import { taskEndedSql } from '../../domain/tasks/taskEndedSql.ts';

/** Answers of 巡查任务点位. */
export const handlers = handle(
  patrolTaskPoints,
  {},
  { timed: { field: 'status', moves: [{ from: '0', to: '3', due: taskEndedSql }] } },
);
