import { type PointsReport, gridmemberPoints } from '@lattice/api/resources/project/GridmemberPoints';
import { inGridSubtree, gridIn } from '../../domain/grids/gridSubtree.ts';
import { handle } from '../../call/handle.ts';
import { moveHandler } from '../../table/write/moveHandler.ts';
import { idOrNone, refuseUnknownParameters, monthIn } from '../../call/parameter.ts';
import { memberBalance } from '../../domain/points/post.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';

const COLUMNS = ['assessMonth', 'addPoints', 'deductPoints', 'points', 'rankNo'];

/** Answers of 网格员积分. */
export const handlers = handle(
  gridmemberPoints,
  {
    updateStatus: moveHandler(gridmemberPoints, 'updateStatus'),
    report: async (input, context) => {
      refuseUnknownParameters(input, ['current', 'size', 'ascs', 'descs', 'griddingId', 'gridMemberId', 'assessMonth']);
      const q = new ReportQuery(context);
      const [member, month] = [idOrNone(input, 'gridMemberId'), monthIn(input, 'assessMonth')];
      const kept =
        (member === null ? '' : ` and t.grid_member_id = ${q.p(member)}`) +
        (month === '' ? '' : ` and t.assess_month = ${q.p(month)}`) +
        ` and ${inGridSubtree(q, gridIn(input))}`;
      const found = await q.page<PointsReport>(
        `select s.*, rank() over (partition by s."assessMonth" order by s.points desc)::int as "rankNo" from (
           select x.*, x."addPoints" - x."deductPoints" as points, coalesce(m.person_name, '') as "gridMemberIdName",
             coalesce(m.gridding_id::text, '') as "griddingId", coalesce(g.grid_name, '') as "griddingIdName"
           from (
             select t.grid_member_id as "gridMemberId", coalesce(t.assess_month, '') as "assessMonth",
             coalesce(sum(t.points) filter (where t.change_type = '1'), 0)::int as "addPoints",
             coalesce(sum(t.points) filter (where t.change_type = '2'), 0)::int as "deductPoints"
             from ${q.of(gridmemberPoints)} and t.status = '1'${kept} group by 1, 2) x
           left join grid_gridmember m on m.id = x."gridMemberId" left join grid_grid g on g.id = m.gridding_id) s`,
        input,
        'x."assessMonth" desc, x."rankNo", x."gridMemberId"',
        COLUMNS,
      );
      return {
        ...found,
        records: found.records.map((row) => ({
          ...row,
          gridMemberIdName: String(maskedValue(gridmemberPoints.fields.personName, row.gridMemberIdName)),
        })),
      };
    },
  },
  { expressions: { balance: memberBalance('t.grid_member_id') } },
);
