import type { KpiQuery } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { below, gridIn } from '../grids/below.ts';
import type { Incoming } from '../../call/Context.ts';
import { idOrNone, knownOnly, monthIn } from '../../call/parameter.ts';
import { periodNames, within } from '../periods/period.ts';
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
export const knownReport = (input: Incoming<KpiQuery>): void => knownOnly(input, NAMES);

/** Condition that keeps a moment to the month or days that a report names. */
export function reported(question: ReportQuery, input: Incoming<KpiQuery>, column: string): string {
  const month = monthIn(input, 'assessMonth');
  if (month === '') return within(question, input, column);
  const start = `${question.p(`${month}-01`)}::date`;
  return `${column} >= ${start} and ${column} < ${start} + interval '1 month'`;
}

/** The members whom a report is about, as `m` with their grid's name: `select … from members m`. */
export function membersOf(question: ReportQuery, input: Incoming<KpiQuery>): string {
  const [member, dept] = [idOrNone(input, 'gridMemberId'), idOrNone(input, 'deptId')];
  const kept = `${member === null ? '' : ` and t.id = ${question.p(member)}`}${dept === null ? '' : ` and t.dept_id = ${question.p(dept)}`}`;
  return `(select t.id as "gridMemberId", t.person_name as "gridMemberIdName", coalesce(t.gridding_id::text, '') as "griddingId", coalesce(g.grid_name, '') as "griddingIdName", t.user_id
    from (select t.* from ${question.of(gridmember)} and t.work_state <> '3'${kept} and ${below(question, gridIn(input))}) t left join grid_grid g on g.id = t.gridding_id) m`;
}
