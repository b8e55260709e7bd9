import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { personOf } from '../../access/guard.ts';
import { audit } from '../../table/audit.ts';

/** Points that a grid member gets for something done. */
export interface Posting {
  gridMemberId: string;
  griddingId: string | null;
  ruleId: string | null;
  points: number;
  /** Key of the dictionary `points_source`. */
  sourceType: string;
  /** Id of what the points are for. */
  sourceId: string;
  reason: string;
}

/** Puts points on a grid member's account at once, in the transaction of what they are for. */
export async function postPoints(
  sql: Sql,
  { gridMemberId, griddingId, ruleId, points, sourceType, sourceId, reason }: Posting,
  context: Context,
): Promise<void> {
  if (points === 0) return;
  const { tenantId, userId } = personOf(context);
  const id = context.nextId();
  await sql.query(
    `insert into project_gridmemberpoints (id, tenant_id, create_user, update_user, grid_member_id, person_name,
        gridding_id, rule_id, change_type, points, source_type, source_id, occur_time, assess_month, reason, apply_user,
      audit_user, audit_time, status)
     select $1, $2, $3, $3, m.id, m.person_name, coalesce($5::bigint, m.gridding_id), $6, $7, abs($8::int), $9, $10,
       now(), to_char(now(), 'YYYY-MM'), $11, $3, $3, now(), '1'
     from grid_gridmember m
     where m.id = $4`,
    [
      id,
      tenantId,
      userId,
      gridMemberId,
      griddingId,
      ruleId,
      points > 0 ? '1' : '2',
      points,
      sourceType,
      sourceId,
      reason.slice(0, 500),
    ],
  );
  await audit(sql, context, {
    action: 'post',
    path: 'project/GridmemberPoints',
    recordId: id,
    changes: { points: { after: points }, sourceId: { after: sourceId } },
  });
}

/** Takes back the points that were posted for something. */
export async function revokePoints(sql: Sql, sourceId: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ id: string }>(
    `update project_gridmemberpoints set status = '3', audit_user = $2, audit_time = now(), rev = rev + 1
      where source_id = $1 and status = '1' and is_deleted = 0
      returning id`,
    [sourceId, personOf(context).userId],
  );
  for (const { id } of rows)
    await audit(sql, context, {
      action: 'revoke',
      path: 'project/GridmemberPoints',
      recordId: id,
      changes: { status: { before: '1', after: '3' } },
    });
}

/**
 * Expression of a grid member's balance: points added less points taken less points exchanged; `member` is the id of
 * the member.
 */
export const memberBalance = (member: string): string =>
  `(coalesce((select sum(case when b.change_type = '1' then b.points else -b.points end) from project_gridmemberpoints b
      where b.grid_member_id = ${member} and b.status = '1' and b.is_deleted = 0), 0)
   - coalesce((select sum(e.total_points) from project_exchangerecord e join grid_gridmember m on m.id = ${member}
       and m.phone = e.phone and m.tenant_id = e.tenant_id where e.person_type = '1' and e.status in ('0', '1')
     and e.is_deleted = 0), 0))::int`;

/** Expression of anybody else's balance by telephone: points of approved applications less points exchanged. */
export const personBalance = (phone: string, tenant: string): string =>
  `(coalesce((select sum(coalesce(a.approved_points, a.points)) from project_pointsapplication a
      where a.phone = ${phone} and a.tenant_id = ${tenant} and a.applicant_type <> '1' and a.status = '1'
      and a.is_deleted = 0), 0)
   - coalesce((select sum(e.total_points) from project_exchangerecord e
       where e.phone = ${phone} and e.tenant_id = ${tenant} and e.person_type <> '1' and e.status in ('0', '1')
     and e.is_deleted = 0), 0))::int`;
