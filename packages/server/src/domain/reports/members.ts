import type { KpiQuery } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import type { RawParameters } from '../../call/Context.ts';
import { idOrNone, refuseUnknownParameters, monthIn } from '../../call/parameter.ts';
import { periodNames, inPeriod } from '../periods/period.ts';
import type { ReportQuery } from '../../table/read/ReportQuery.ts';

const NAMES = [
  'current',
  'size',
  'ascs',
  'descs',
  'assessMonth',
  'griddingId',
  'gridingId',
  'gridId',
  'gridMemberId',
  'deptId',
  ...periodNames,
];

/** Refuses parameters that no assessment report knows. */
export const refuseUnknownReportParameters = (input: RawParameters<KpiQuery>): void =>
  refuseUnknownParameters(input, NAMES);

/** Condition that keeps a moment to the month or days that a report names. */
export function inReportPeriod(question: ReportQuery, input: RawParameters<KpiQuery>, column: string): string {
  const month = monthIn(input, 'assessMonth');
  if (month === '') return inPeriod(question, input, column);
  const start = `${question.p(`${month}-01`)}::date`;
  return `${column} >= ${start} and ${column} < ${start} + interval '1 month'`;
}

/**
 * The members whom a report is about, with those who have left since a month that is frozen, as `m` with their grid's
 * name: `select … from members m`.
 */
export function membersOf(question: ReportQuery, input: RawParameters<KpiQuery>): string {
  const month = monthIn(input, 'assessMonth');
  const frozen =
    month === ''
      ? ''
      : ` or exists (select 1 from sys_kpi_line l where l.tenant_id = t.tenant_id and l.month = ${question.p(month)}
          and l.key = t.id::text)`;
  const [member, dept] = [idOrNone(input, 'gridMemberId'), idOrNone(input, 'deptId')];
  const kept =
    (member === null ? '' : ` and t.id = ${question.p(member)}`) +
    (dept === null ? '' : ` and t.dept_id = ${question.p(dept)}`);
  return `(select t.id as "gridMemberId", t.person_name as "gridMemberIdName",
    coalesce(t.gridding_id::text, '') as "griddingId", coalesce(g.grid_name, '') as "griddingIdName", t.user_id
    from (select t.* from ${question.of(gridmember)} and (t.work_state <> '3'${frozen})${kept}
        and ${inGridSubtree(question, gridIn(input))}) t left join grid_grid g on g.id = t.gridding_id) m`;
}
