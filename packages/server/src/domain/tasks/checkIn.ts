import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import { patrolTaskPoints } from '@lattice/api/resources/project/patrolTaskPoints';
import { patrolTaskProgress } from '@lattice/api/resources/project/patrolTaskProgress';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { advance, systemMove } from '../../table/write/advance.ts';
import { closeRound } from './closeRound.ts';

interface CheckIn {
  progress: string;
  task: string;
  point: string;
  member: string;
  isFine: boolean;
  taskStatus: string;
  progressStatus: string;
  isOnce: boolean;
}

/** Metres from the place of a check-in `d` to its point `n`. */
const metres =
  'round(2 * 6371000 * asin(least(1, sqrt(sin(radians(d.lat - n.lat) / 2) ^ 2 + ' +
  'cos(radians(d.lat)) * cos(radians(n.lat)) * sin(radians(d.lng - n.lng) / 2) ^ 2))))::int';

/** Notes how far from its point a check-in was made, where it does not say so itself. */
async function measure(sql: Sql, id: string): Promise<void> {
  await sql.query(
    `update project_patroltaskprogressdetail d
      set distance = coalesce(d.distance, ${metres}),
        in_range = coalesce(d.in_range, case when coalesce(d.distance, ${metres}) <= coalesce(n.check_radius, 50) then 1
          else 0 end)
     from project_patrolpoints n
     where n.id = d.point_id and d.id = $1 and d.lng is not null and d.lat is not null and n.lng is not null
       and n.lat is not null`,
    [id],
  );
}

async function movePoints(sql: Sql, { task, point, member, isFine }: CheckIn, inner: Context): Promise<void> {
  const { rows } = await sql.query<{ id: string; status: string }>(
    `select id, status
      from project_patroltaskpoints
      where task_id = $1 and point_id = $2 and (grid_member_id is null or grid_member_id = $3) and is_deleted = 0
      for update`,
    [task, point, member],
  );
  const to = isFine ? '1' : '2';
  for (const row of rows)
    if (systemMove(patrolTaskPoints, 'status', row.status, to) !== undefined)
      await advance(patrolTaskPoints, 'status', row.id, to, 'system', inner);
}

/** Counts the check-ins of a patrol; gives whether every point was reached. */
async function count(sql: Sql, progress: string): Promise<boolean> {
  const { rows } = await sql.query<{ done: boolean }>(
    `update project_patroltaskprogress p
      set checked_points = c.points, abnormal_count = c.abnormal, event_count = c.events,
        start_time = least(p.start_time, c.first), rev = p.rev + 1
     from (select count(distinct d.point_id)::int as points,
       count(*) filter (where d.check_result <> '1')::int as abnormal, count(d.event_id)::int as events,
       min(d.check_time) as first from project_patroltaskprogressdetail d where d.progress_id = $1 and d.is_deleted = 0)
     c
     where p.id = $1 returning p.total_points > 0 and p.checked_points >= p.total_points as done`,
    [progress],
  );
  return rows[0]?.done === true;
}

/**
 * What follows from a check-in at a point of a patrol that is under way: the point is checked, the progress counted,
 * and the patrol begun or done.
 */
export async function followCheckIn(sql: Sql, id: string, inner: Context): Promise<void> {
  await measure(sql, id);
  const { rows } = await sql.query<CheckIn>(
    `select d.progress_id as progress, d.task_id as task, d.point_id as point, d.grid_member_id as member,
      d.check_result = '1' as "isFine", k.status as "taskStatus", p.status as "progressStatus",
      coalesce(k.cycle_type, '0') = '0' as "isOnce"
     from project_patroltaskprogressdetail d
     join project_patroltask k on k.id = d.task_id
     join project_patroltaskprogress p on p.id = d.progress_id and p.task_id = k.id
     where d.id = $1
     for update of k, p`,
    [id],
  );
  const [checkIn] = rows;
  if (checkIn === undefined || !['1', '2'].includes(checkIn.taskStatus) || !['0', '1'].includes(checkIn.progressStatus))
    return;
  const { progress, task } = checkIn;
  await movePoints(sql, checkIn, inner);
  if (checkIn.taskStatus === '1') await advance(patrolTask, 'status', task, '2', 'submit', inner);
  if (checkIn.progressStatus === '0') await advance(patrolTaskProgress, 'status', progress, '1', 'system', inner);
  if (!(await count(sql, progress))) return;
  await closeRound(sql, checkIn, inner);
}
