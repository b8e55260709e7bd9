import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { patrolPoints } from '@lattice/api/resources/project/patrolPoints';
import { patrolTask } from '@lattice/api/resources/project/patrolTask';
import type { Resource } from '@lattice/api/resource';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { actingUserId } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { notify } from '../messages/notify.ts';
import { idIn, idOrNone, numberIn, optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { lockRow } from '../../table/write/store.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';

/** Opens the progress of each executor of a patrol for a day, and tells them; refused where it has no points. */
export async function openProgress(sql: Sql, id: string, day: string, context: Context): Promise<void> {
  const { tenantId } = personOf(context);
  const userId = actingUserId(personOf(context));
  const { rows: members } = await sql.query<{ id: string; user: string | null; name: string; points: number }>(
    `select m.id, m.user_id as user, k.task_name as name, (select count(*)::int from project_patroltaskpoints c
        where c.task_id = k.id and c.is_deleted = 0) as points
     from project_patroltask k
     join grid_gridmember m on m.id::text = any(string_to_array(k.grid_member_ids, ',')) and m.is_deleted = 0
     where k.id = $1`,
    [id],
  );
  if ((members[0]?.points ?? 0) === 0) throw new Refusal(400, say`请先为任务选择巡查点位和执行人，再下发任务`);
  await sql.query(
    `insert into project_patroltaskprogress (id, tenant_id, create_user, update_user, task_id, task_name,
        grid_member_id, gridding_id, patrol_date, total_points, checked_points, missed_points, status)
     select h.id, $3, $4, $4, k.id, k.task_name, h.member, k.gridding_id, $6::date,
       (select count(*) from project_patroltaskpoints c where c.task_id = k.id and c.is_deleted = 0
         and (c.grid_member_id is null or c.grid_member_id = h.member)), 0, 0, '0'
     from unnest($1::bigint[], $2::bigint[]) as h (id, member) cross join project_patroltask k where k.id = $5`,
    [members.map(() => context.nextId()), members.map((member) => member.id), tenantId, userId, id, day],
  );
  const users = members.flatMap((member) => (member.user === null ? [] : [member.user]));
  await notify(sql, context, {
    users,
    type: '2',
    title: `巡查任务：${members[0]?.name ?? ''}`,
    content: '您有一项新的巡查任务，请按时巡查。',
    bizType: 'patrol',
    bizId: id,
  });
}

/** Opens the progress of each executor of a patrol for its first day, and tells them. */
export async function issuePatrol(sql: Sql, id: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ day: string }>(
    'select start_time::date::text as day from project_patroltask where id = $1',
    [id],
  );
  await openProgress(sql, id, rows[0]?.day ?? '', context);
}

interface Chosen {
  pointId: string;
  sort: number;
  planTime: string | null;
  gridMemberId: string | null;
}

function read(points: unknown): Chosen[] {
  if (!Array.isArray(points) || points.length > 500)
    throw new Refusal(400, say`参数“points”应为不超过 500 个点位的列表`);
  return points.map((point: unknown, i): Chosen => {
    if (typeof point !== 'object' || point === null) throw new Refusal(400, say`第 ${i + 1} 个点位不正确：应为对象`);
    const row = point as Readonly<Record<string, unknown>>;
    const time = optionalTextIn(row, 'planTime', 8);
    if (time !== '' && !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time))
      throw new Refusal(400, say`第 ${i + 1} 个点位的计划到达时间应为 08:30 的格式`);
    return {
      pointId: idIn(row, 'pointId'),
      sort: Math.max(1, numberIn(row, 'sort', i + 1, 10_000)),
      planTime: time || null,
      gridMemberId: idOrNone(row, 'gridMemberId'),
    };
  });
}

/** Refuses ids of rows that are gone, or that the person does not see; `field` is where they were given. */
async function refuseUnseen(
  resource: Resource,
  ids: readonly string[],
  field: string,
  context: Context,
): Promise<void> {
  const wanted = [...new Set(ids)];
  const q = new ReportQuery(context);
  const { n } = await q.one<{ n: number }>(
    `select count(*)::int as n from ${q.of(resource)} and ${q.among('t.id', wanted)}`,
  );
  if (n !== wanted.length)
    throw new Refusal(400, say`所选的点位或人员中有已被删除的，或不在您的范围内，请重新选择`, [
      { field, rule: 'unknown' },
    ]);
}

/** Replaces the points of a patrol that is a draft or has not begun. */
export async function choosePoints(taskId: string, given: unknown, context: Context): Promise<{ pointCount: number }> {
  const points = read(given);
  const person = personOf(context);
  return context.db.tx(async (sql) => {
    const task = await lockRow(sql, tableOf(patrolTask), taskId, context);
    const inside = transactionContext(context, sql);
    if (!['0', '1'].includes(String(task.status))) throw new Refusal(400, say`只有草稿或待执行的任务可以调整巡查点位`);
    await refuseUnseen(
      patrolPoints,
      points.map((point) => point.pointId),
      'pointId',
      inside,
    );
    await refuseUnseen(
      gridmember,
      points.flatMap((point) => point.gridMemberId ?? []),
      'gridMemberId',
      inside,
    );
    await sql.query(
      'update project_patroltaskpoints set is_deleted = 1, rev = rev + 1 where task_id = $1 and is_deleted = 0',
      [taskId],
    );
    const { count } = await sql.query(
      `insert into project_patroltaskpoints (id, tenant_id, create_user, update_user, task_id, point_id, point_name,
          point_type, sort, plan_time, address, lng, lat, check_radius, check_items, grid_member_id, status)
       select c.id, $6, $7, $7, $8, n.id, n.point_name, n.point_type, c.sort, c.time, n.address, n.lng, n.lat,
       n.check_radius, n.check_items, c.member, '0'
       from unnest($1::bigint[], $2::bigint[], $3::int[], $4::time[], $5::bigint[]) as c (id, point, sort, time, member)
       join project_patrolpoints n on n.id = c.point and n.tenant_id = $6 and n.is_deleted = 0`,
      [
        points.map(() => context.nextId()),
        points.map((point) => point.pointId),
        points.map((point) => point.sort),
        points.map((point) => point.planTime),
        points.map((point) => point.gridMemberId),
        person.tenantId,
        person.userId,
        taskId,
      ],
    );
    if (count !== points.length)
      throw new Refusal(400, say`所选的点位中有已被删除的，请重新选择`, [{ field: 'pointId', rule: 'unknown' }]);
    await audit(sql, context, {
      action: 'patrolTaskPoints',
      path: 'project/patrolTask',
      recordId: taskId,
      changes: { points: { after: points.map((point) => point.pointId) } },
    });
    return { pointCount: points.length };
  });
}
