import type { PatrolWalk, WalkPoint } from '@lattice/api/patrolCalls';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';

/** The points of a patrol `p` for its executor, in order, each with the check-in that was made there. */
const points = `select coalesce(jsonb_agg(jsonb_build_object(
    'pointId', c.point_id::text, 'pointName', coalesce(c.point_name, ''), 'pointCode', coalesce(n.point_code, ''),
    'griddingId', coalesce(n.gridding_id::text, ''), 'address', coalesce(c.address, ''),
    'lng', coalesce(n.lng, c.lng)::text, 'lat', coalesce(n.lat, c.lat)::text,
    'checkRadius', coalesce(c.check_radius, n.check_radius, 50), 'needPhoto', coalesce(c.need_photo, 0),
    'planTime', coalesce(left(c.plan_time::text, 5), ''), 'checkItems', coalesce(c.check_items, n.check_items, '[]'),
    'detailId', coalesce(d.id::text, ''), 'checkTime', coalesce(left(d.check_time::text, 19), ''),
    'checkResult', coalesce(d.check_result, ''), 'eventId', coalesce(d.event_id::text, '')
  ) order by c.sort, c.id), '[]')
  from project_patroltaskpoints c
  join project_patrolpoints n on n.id = c.point_id
  left join lateral (select * from project_patroltaskprogressdetail f
    where f.progress_id = p.id and f.point_id = c.point_id and f.is_deleted = 0 order by f.id limit 1) d on true
  where c.task_id = p.task_id and c.is_deleted = 0
    and (c.grid_member_id is null or c.grid_member_id = p.grid_member_id)`;

interface Found extends Omit<PatrolWalk, 'points'> {
  points: (Omit<WalkPoint, 'checkItems'> & { checkItems: readonly Record<string, unknown>[] })[];
}

const itemOf = (item: Readonly<Record<string, unknown>>, at: number) => ({
  itemNo: Number(item.itemNo ?? at + 1),
  itemName: String(item.itemName ?? ''),
  standard: String(item.standard ?? ''),
});

/** The patrols that are the person's to walk today: issued, not ended, open or walked today. */
export async function ownWalks(_input: unknown, context: Context): Promise<PatrolWalk[]> {
  const { tenantId, userId } = personOf(context);
  const { rows } = await context.db.query<Found>(
    `select p.id::text as id, k.id::text as "taskId", k.task_name as "taskName",
      coalesce(k.requirement, '') as requirement,
      p.patrol_date::text as "patrolDate", coalesce(k.cycle_type, '0') as "cycleType",
      left(k.start_time::text, 16) as "startTime",
      left(k.end_time::text, 16) as "endTime", p.status, (${points}) as points
     from project_patroltaskprogress p
     join grid_gridmember m on m.id = p.grid_member_id and m.user_id = $2 and m.is_deleted = 0
     join project_patroltask k on k.id = p.task_id and k.is_deleted = 0 and k.status in ('1', '2', '3')
     where p.tenant_id = $1 and p.is_deleted = 0 and p.status in ('0', '1', '2')
       and (p.patrol_date = $3::timestamptz::date
         or (p.status <> '2' and k.start_time <= $3::timestamptz and k.end_time > $3::timestamptz))
     order by p.status = '2', k.end_time, p.id limit 20`,
    [tenantId, userId, context.now().toISOString()],
  );
  return rows.map((walk) => ({
    ...walk,
    points: walk.points.map((point) => ({ ...point, checkItems: point.checkItems.map(itemOf) })),
  }));
}
