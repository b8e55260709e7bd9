import type { Page } from '@lattice/api/call';
import { event } from '@lattice/api/resources/event/event';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import type { EventStatistics, KpiQuery } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import type { Context, RawParameters } from '../../call/Context.ts';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import { idOrNone } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedValue } from '../../table/value.ts';
import { refuseUnknownReportParameters, membersOf, inReportPeriod } from './members.ts';

const COLUMNS = ['reportCount', 'handleCount', 'finishCount', 'overdueCount', 'delayCount', 'satisfyRate'];

/** Events of each member in a period, those who report most first. */
export async function eventReport(input: RawParameters<KpiQuery>, context: Context): Promise<Page<EventStatistics>> {
  refuseUnknownReportParameters(input);
  const q = new ReportQuery(context);
  const events = (whose: string, further = 'true') =>
    `(select count(*)::int
      from ${q.rowsOf(event)} e
      where ${whose} and e.event_status not in ('0', '8') and ${further}
        and ${inReportPeriod(q, input, 'e.report_time')})`;
  const handled = 'e.handle_user_id = m.user_id';
  const found = await q.page<EventStatistics & { user_id: string | null }>(
    `select m.*, ${events('e.grid_member_id = m."gridMemberId"')} as "reportCount", ${events(handled)} as "handleCount",
      ${events(handled, "e.event_status in ('5', '6')")} as "finishCount",
       ${events(handled, 'coalesce(e.finish_time, now()) > e.deadline')} as "overdueCount",
       ${events(handled, 'exists (select 1 from event_eventdelay d where d.event_id = e.id and d.is_deleted = 0)')} as
       "delayCount",
       (select round(100.0 * count(*) filter (where v.satisfaction in ('4', '5')) / nullif(count(*), 0), 1)::float8
       from event_eventevaluate v
       join ${q.rowsOf(event)} e on e.id = v.event_id
         where ${handled} and v.is_deleted = 0 and ${inReportPeriod(q, input, 'e.report_time')}) as "satisfyRate"
     from ${membersOf(q, input)}`,
    input,
    'x."reportCount" desc, x."gridMemberId"',
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

/** Events by category in a period, the most frequent first. */
export async function eventPie(
  input: RawParameters<KpiQuery>,
  context: Context,
): Promise<{ categoryName: string; count: number }[]> {
  refuseUnknownReportParameters(input);
  const q = new ReportQuery(context);
  const [member, dept] = [idOrNone(input, 'gridMemberId'), idOrNone(input, 'deptId')];
  const kept =
    (member === null ? '' : ` and t.grid_member_id = ${q.p(member)}`) +
    (dept === null ? '' : ` and t.handle_dept_id = ${q.p(dept)}`);
  return q.rows<{ categoryName: string; count: number }>(
    `select coalesce(c.category_name, '') as "categoryName", count(*)::int as count
      from (select t.category_id from ${q.of(event)} and t.event_status not in ('0', '8')${kept}
          and ${inReportPeriod(q, input, 't.report_time')} and ${inGridSubtree(q, gridIn(input))}) e
     left join event_eventcategory c on c.id = e.category_id group by 1 order by 2 desc, 1`,
  );
}
