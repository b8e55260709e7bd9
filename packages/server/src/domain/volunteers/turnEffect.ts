import { pointsApplication } from '@lattice/api/resources/project/pointsApplication';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { nextSerial } from '../../table/serverValues.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import type { StateChange } from '../../table/write/moveEffects.ts';
import { say } from '../../words/say.ts';

/** Keys of `volunteer_record_status`. */
export const turnStates = { signedUp: '0', here: '1', left: '2', confirmed: '3', absent: '4', cancelled: '5' } as const;
/** Keys of `volunteer_permit_status`. */
export const permits = { permitted: '1', refused: '2' } as const;

async function postPoints(sql: Sql, id: string, context: Context): Promise<void> {
  const { tenantId, userId } = personOf(context);
  const number = await nextSerial(
    sql,
    tableOf(pointsApplication),
    columnOf(tableOf(pointsApplication), 'applyNo'),
    'SB',
    context.now(),
  );
  await sql.query(
    `insert into project_pointsapplication (id, tenant_id, create_user, update_user, apply_no, applicant_type,
        applicant_id, person_name, phone, gridding_id, points, approved_points, occur_date, reason, apply_time,
      audit_user, audit_time, status)
     select $2, $3, $4, $4, $5, '2', v.id::text, v.volunteer_name, v.phone, coalesce(r.gridding_id, v.gridding_id),
     p.points, p.points, current_date, '志愿服务：' || a.activity_name, now(), $4, now(), '1'
     from project_volunterecord r
     join project_volunteer v on v.id = r.volunteer_id
     join project_volunteactivities a on a.id = r.activity_id
       cross join lateral (select coalesce(r.grant_points, a.reward_points, 0) as points) p
       where r.id = $1 and p.points > 0`,
    [id, context.nextId(), tenantId, userId, number],
  );
}

/**
 * What follows from a move of a volunteer's part in an activity: nobody checks in without a permit, checking out
 * counts the hours, of the time that was spent as many as were planned, and confirmed hours post their points.
 */
export async function followTurn(sql: Sql, { id, from, to }: StateChange, context: Context): Promise<void> {
  const { rows } = await sql.query<{ permit: string }>(
    "select coalesce(permit_status, '0') as permit from project_volunterecord where id = $1",
    [id],
  );
  if (to === turnStates.here && rows[0]?.permit !== permits.permitted)
    throw new Refusal(400, say`审批通过后才能签到，请先审批这条报名`);
  if (to === turnStates.left)
    await sql.query(
      `update project_volunterecord r
        set service_hours = coalesce(r.service_hours, (select least(a.service_hours,
          round((extract(epoch from r.sign_out_time - r.sign_in_time) / 3600)::numeric, 1))
            from project_volunteactivities a where a.id = r.activity_id))
        where r.id = $1`,
      [id],
    );
  if (to === turnStates.confirmed && from !== turnStates.confirmed) await postPoints(sql, id, context);
}
