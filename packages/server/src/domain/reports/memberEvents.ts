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
  const total = (of: string, column: string, name: string) => `coalesce(${of}.${column}, 0)::int as "${name}"`;
  const found = await q.page<EventStatistics & { user_id: string | null }>(
    `with g as (
       select e.grid_member_id as member, e.handle_user_id as person, count(*) as n,
         count(*) filter (where e.event_status in ('5', '6')) as done,
         count(*) filter (where coalesce(e.finish_time, now()) > e.deadline) as late,
         count(d.event_id) as delayed, count(e.rated) as rated,
         count(*) filter (where e.rated in ('4', '5')) as content
       from (select t.* from ${q.of(event)} and t.event_status not in ('0', '8')
         and ${inReportPeriod(q, input, 't.report_time')}) e
       left join (select distinct event_id from event_eventdelay where is_deleted = 0) d on d.event_id = e.id
       group by 1, 2)
     select m.*, ${total('r', 'n', 'reportCount')}, ${total('h', 'n', 'handleCount')},
       ${total('h', 'done', 'finishCount')}, ${total('h', 'late', 'overdueCount')},
       ${total('h', 'delayed', 'delayCount')},
       round(100.0 * h.content / nullif(h.rated, 0), 1)::float8 as "satisfyRate"
     from ${membersOf(q, input)}
     left join (select member, sum(n) as n from g group by 1) r on r.member = m."gridMemberId"
     left join (select person, sum(n) as n, sum(done) as done, sum(late) as late, sum(delayed) as delayed,
       sum(rated) as rated, sum(content) as content from g group by 1) h on h.person = m.user_id`,
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
