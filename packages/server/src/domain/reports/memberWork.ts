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
  const rows = (register: Resource, column: string, what = 'count(*)::int') =>
    `(select ${what}
      from ${q.rowsOf(register)} w
      where w.grid_member_id = m."gridMemberId" and ${inReportPeriod(q, input, column)})`;
  const found = await q.page<WorkStatistics & { user_id: string }>(
    `select m.*, ${rows(gridmemberwork, 'w.work_date')} as "workCount", ${rows(gridmembervisitwork, 'w.visit_time')} as
      "visitCount", ${rows(gridmemberdailypatrol, 'w.start_time')} as "patrolCount",
       ${rows(gridmemberdailypatrol, 'w.start_time', 'coalesce(sum(w.patrol_mileage), 0)::float8')} as "patrolMileage",
       (select count(*)::int from ${q.rowsOf(populationinfo)} w where w.create_user = m.user_id
         and ${inReportPeriod(q, input, 'w.create_time')}) as "collectCount",
       ${rows(gridmemberwork, 'w.work_date', 'coalesce(sum(w.service_count), 0)::int')} as "serviceCount"
     from ${membersOf(q, input)}`,
    input,
    'x."workCount" + x."visitCount" + x."patrolCount" desc, x."gridMemberId"',
    COLUMNS,
  );
  return {
    ...found,
    records: found.records.map(({ user_id: _user, ...row }) => ({
      ...row,
      gridMemberIdName: String(maskedValue(gridmember.fields.personName, row.gridMemberIdName)),
    })),
  };
}
