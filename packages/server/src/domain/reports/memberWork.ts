import type { Page } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { gridmemberdailypatrol } from '@lattice/api/resources/grid/gridmemberdailypatrol';
import { gridmembervisitwork } from '@lattice/api/resources/grid/gridmembervisitwork';
import { gridmemberwork } from '@lattice/api/resources/grid/gridmemberwork';
import type { KpiQuery, WorkStatistics } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { Context, RawParameters } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';
import { refuseUnknownReportParameters, membersOf, inReportPeriod } from './members.ts';

const COLUMNS = ['workCount', 'visitCount', 'patrolCount', 'patrolMileage', 'collectCount', 'serviceCount'];

/** Work of each member in a period, the busiest first. */
export async function workReport(input: RawParameters<KpiQuery>, context: Context): Promise<Page<WorkStatistics>> {
  refuseUnknownReportParameters(input);
  const q = new ReportQuery(context);
  const sums = (register: Resource, column: string, what: string, by = 'grid_member_id') =>
    `left join (select w.${by} as key, count(*)::int as n${what} from ${q.rowsOf(register)} w
      where ${inReportPeriod(q, input, column)} group by 1)`;
  const found = await q.page<Omit<WorkStatistics, 'userId'> & { user_id: string | null }>(
    `select m.*, coalesce(w.n, 0) as "workCount", coalesce(v.n, 0) as "visitCount", coalesce(p.n, 0) as "patrolCount",
       coalesce(p.mileage, 0) as "patrolMileage", coalesce(c.n, 0) as "collectCount",
       coalesce(w.served, 0) as "serviceCount"
     from ${membersOf(q, input)}
     ${sums(gridmemberwork, 'w.work_date', ', sum(w.service_count)::int as served')} w on w.key = m."gridMemberId"
     ${sums(gridmembervisitwork, 'w.visit_time', '')} v on v.key = m."gridMemberId"
     ${sums(gridmemberdailypatrol, 'w.start_time', ', sum(w.patrol_mileage)::float8 as mileage')} p
       on p.key = m."gridMemberId"
     ${sums(populationinfo, 'w.create_time', '', 'create_user')} c on c.key = m.user_id`,
    input,
    'x."workCount" + x."visitCount" + x."patrolCount" desc, x."gridMemberId"',
    COLUMNS,
  );
  return {
    ...found,
    records: found.records.map(({ user_id: userId, ...row }) => ({
      ...row,
      userId: userId ?? '',
      gridMemberIdName: String(maskedValue(gridmember.fields.personName, row.gridMemberIdName)),
    })),
  };
}
