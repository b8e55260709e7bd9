import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { advance } from '../../table/write/advance.ts';

/** A round that is under way: its progress, its patrol, and whether that is walked once. */
export interface OpenRound {
  progress: string;
  task: string;
  isOnce: boolean;
}

/**
 * Closes a round that is under way as done, counts what was not reached, and ends a patrol that is walked once with its
 * last round.
 */
export async function closeRound(sql: Sql, { progress, task, isOnce }: OpenRound, inner: Context): Promise<void> {
  await advance(patrolTaskProgress, 'status', progress, '2', 'system', inner);
  await sql.query(
    `update project_patroltaskprogress p
      set end_time = c.last, missed_points = greatest(coalesce(p.total_points, 0) - coalesce(p.checked_points, 0), 0),
        duration = (extract(epoch from c.last - p.start_time) / 60)::int
      from (select max(check_time) as last from project_patroltaskprogressdetail
          where progress_id = $1 and is_deleted = 0) c
      where p.id = $1`,
    [progress],
  );
  const open = await sql.query(
    "select 1 from project_patroltaskprogress where task_id = $1 and status <> '2' and is_deleted = 0 limit 1",
    [task],
  );
  if (isOnce && open.count === 0) await advance(patrolTask, 'status', task, '3', 'submit', inner);
}
