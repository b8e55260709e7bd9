import { pointsApplication } from '@lattice/api/resources/project/pointsApplication';
import { handle } from '../../call/handle.ts';
import { postPoints, revokePoints } from '../../domain/points/post.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { moveWithEffect } from '../../table/write/moveEffects.ts';
import { say } from '../../words/say.ts';

/**
 * Answers of 积分申报: an approved application of a grid member posts its points to the ledger; those of others count by
 * themselves.
 */
export const handlers = handle(pointsApplication, {
  updateStatus: async (input, context) =>
    moveWithEffect(
      pointsApplication,
      'status',
      'updateStatus',
      input,
      context,
      async (sql, { id, from, to }, inner) => {
        if (from === '1') await revokePoints(sql, id, inner);
        if (to !== '1') return;
        const { rows } = await sql.query<{
          type: string;
          member: string | null;
          grid: string | null;
          rule: string | null;
          points: number;
          reason: string;
        }>(
          `update project_pointsapplication a set approved_points = coalesce(approved_points, points) where id = $1
         returning applicant_type as type, (select m.id from grid_gridmember m where m.tenant_id = a.tenant_id
           and m.is_deleted = 0 and (m.id::text = a.applicant_id or m.phone = a.phone)
           order by m.id::text = a.applicant_id desc nulls last limit 1) as member,
           gridding_id as grid, rule_id as rule, approved_points as points, coalesce(reason, '') as reason`,
          [id],
        );
        const [row] = rows;
        if (row?.type !== '1') return;
        if (row.member === null) throw new Refusal(400, say`找不到申报的网格员，请核对申报人编号或手机号码后再审核`);
        await postPoints(
          sql,
          {
            gridMemberId: row.member,
            griddingId: row.grid,
            ruleId: row.rule,
            points: row.points,
            sourceType: '9',
            sourceId: id,
            reason: row.reason,
          },
          inner,
        );
      },
    ),
});
