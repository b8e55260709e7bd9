import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** A patrol under way, locked for its executor. */
export interface WalkedPatrol {
  task: string;
  member: string;
  /** Whether it is walked once. */
  isOnce: boolean;
  /** Whether somebody checked in already. */
  hasBegun: boolean;
  /** Points that are not reached yet. */
  left: number;
  /** Now, as China writes it. */
  moment: string;
}

/** A point at which the executor of a patrol stands. */
export interface StandingPoint {
  point: string;
  name: string;
  radius: number;
  needsPhoto: boolean;
  /** Metres from the point; null where the point has no place. */
  metres: number | null;
}

/** Locks an own patrol and judges whether it may be walked now. */
export async function lockPatrol(sql: Sql, id: string, context: Context): Promise<WalkedPatrol> {
  const { tenantId, userId } = personOf(context);
  const { rows } = await sql.query<WalkedPatrol & { isOpen: boolean; start: string; end: string; when: string }>(
    `select k.id as task, p.grid_member_id as member,
      coalesce(k.cycle_type, '0') = '0' as "isOnce", p.status = '1' as "hasBegun",
      greatest(coalesce(p.total_points, 0) - coalesce(p.checked_points, 0), 0)::int as "left",
      k.status in ('1', '2') and p.status in ('0', '1') as "isOpen",
      left(k.start_time::text, 16) as start, left(k.end_time::text, 16) as end,
      case when k.start_time > $4::timestamptz then 'early' when k.end_time <= $4::timestamptz then 'late'
        else 'now' end
        as when, left($4::timestamptz::text, 19) as moment
     from project_patroltaskprogress p
     join project_patroltask k on k.id = p.task_id and k.is_deleted = 0
     join grid_gridmember m on m.id = p.grid_member_id and m.user_id = $3 and m.is_deleted = 0
     where p.id = $1 and p.tenant_id = $2 and p.is_deleted = 0
     for update of k, p`,
    [id, tenantId, userId, context.now().toISOString()],
  );
  const [patrol] = rows;
  if (patrol === undefined) throw new Refusal(400, say`这次巡查不是派给您的，或已被删除，请刷新`);
  if (patrol.when === 'early') throw new Refusal(400, say`巡查从 ${patrol.start} 开始，现在还不能打卡`);
  if (patrol.when === 'late') throw new Refusal(400, say`巡查已于 ${patrol.end} 截止，不能再打卡`);
  if (!patrol.isOpen) throw new Refusal(400, say`这次巡查已经结束或没有下发，不能打卡`);
  return patrol;
}

/** The point of a patrol that a code names, and how far away it is. */
export async function pointAt(
  sql: Sql,
  { task, member }: WalkedPatrol,
  code: string,
  place: { lng: number; lat: number },
): Promise<StandingPoint> {
  const { rows } = await sql.query<StandingPoint>(
    `select n.id as point, c.point_name as name, coalesce(c.check_radius, n.check_radius, 50)::int as radius,
      coalesce(c.need_photo, 0) = 1 as "needsPhoto",
      round(2 * 6371000 * asin(least(1, sqrt(sin(radians($5::float8 - n.lat::float8) / 2) ^ 2
        + cos(radians($5::float8)) * cos(radians(n.lat::float8))
          * sin(radians($4::float8 - n.lng::float8) / 2) ^ 2))))::int as metres
     from project_patroltaskpoints c
     join project_patrolpoints n on n.id = c.point_id
     where c.task_id = $1 and c.is_deleted = 0 and (c.grid_member_id is null or c.grid_member_id = $2)
       and ('patrolPoint:' || n.id = $3 or upper(n.point_code) = upper($3))
     order by c.sort limit 1`,
    [task, member, code, place.lng, place.lat],
  );
  if (rows[0] === undefined) throw new Refusal(400, say`这个编码不是本次巡查的点位，请核对后再试`);
  return rows[0];
}
