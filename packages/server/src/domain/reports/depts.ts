import type { Page } from '@lattice/api/call';
import { dept } from '@lattice/api/resources/blade-system/dept';
import { event } from '@lattice/api/resources/event/event';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import {
  type DeptStatistics,
  type KpiQuery,
  gridmemberbaseassess,
} from '@lattice/api/resources/kpi/gridmemberbaseassess';
import type { Context, RawParameters } from '../../call/Context.ts';
import { idOrNone } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { refuseUnknownReportParameters, inReportPeriod } from './members.ts';
import { totalScore } from './scoreSql.ts';

/** The figures of a department in a period. */
export const DEPT_FIGURES = [
  'gridCount',
  'memberCount',
  'eventCount',
  'finishRate',
  'onTimeRate',
  'satisfyRate',
  'avgScore',
  'rankNo',
];

/**
 * Departments in a period: their grids and members, the events that they handled, and the mean score of their members;
 * ranked by events closed in time.
 */
export async function deptReport(input: RawParameters<KpiQuery>, context: Context): Promise<Page<DeptStatistics>> {
  refuseUnknownReportParameters(input);
  const q = new ReportQuery(context);
  const id = idOrNone(input, 'deptId');
  const rate = (part: string, whole: string) => `round(100.0 * ${part} / nullif(${whole}, 0), 1)::float8`;
  return q.page<DeptStatistics>(
    `select s.*, rank() over (order by s."onTimeRate" desc nulls last, s."eventCount" desc)::int as "rankNo" from (
       select d.id as "deptId", d.dept_name as "deptIdName", (select count(*) from ${q.rowsOf(grid)} g
         where g.dept_id = d.id)::int as "gridCount",
         (select count(*) from ${q.rowsOf(gridmember)} m
           where m.dept_id = d.id and m.work_state <> '3')::int as "memberCount",
         coalesce(e.n, 0) as "eventCount", ${rate('e.done', 'e.n')} as "finishRate",
         ${rate('e.punctual', 'e.done')} as "onTimeRate", ${rate('e.content', 'e.rated')} as "satisfyRate",
         (select round(avg(${totalScore('k')}), 1)::float8
            from ${q.rowsOf(gridmemberbaseassess)} k
              where k.dept_id = d.id and ${inReportPeriod(q, input, "to_date(k.assess_month, 'YYYY-MM')")}) as
            "avgScore"
       from (select t.id, t.dept_name from ${q.of(dept)}${id === null ? '' : ` and t.id = ${q.p(id)}`}) d
       left join (
         select e.handle_dept_id as dept, count(*)::int as n,
           count(*) filter (where e.event_status in ('5', '6')) as done,
           count(*) filter (where e.event_status in ('5', '6')
             and (e.deadline is null or coalesce(e.finish_time, now()) <= e.deadline)) as punctual,
           count(e.rated) as rated, count(*) filter (where e.rated in ('4', '5')) as content
         from (select t.* from ${q.of(event)} and t.event_status not in ('0', '8')
           and ${inReportPeriod(q, input, 't.report_time')}) e
         group by 1) e on e.dept = d.id) s`,
    input,
    'x."rankNo", x."deptId"',
    DEPT_FIGURES,
  );
}
