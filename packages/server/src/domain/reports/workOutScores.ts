import { crud } from '@lattice/api/call';
import { type Figures, type KpiSettings, attendanceScoreOf, scoreOf, scoreRules } from '@lattice/api/kpiRules';
import { gridmemberattenassess } from '@lattice/api/resources/kpi/gridmemberattenassess';
import { gridmemberbaseassess } from '@lattice/api/resources/kpi/gridmemberbaseassess';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { everyLine } from './everyLine.ts';
import { keepWeights } from './kpiSettings.ts';
import { eventReport } from './memberEvents.ts';
import { workReport } from './memberWork.ts';

interface Assessed {
  gridMemberId: string;
  griddingId: string;
  deptId: string;
}

interface Scored {
  id: string;
  member: string;
  status: string;
  attendanceScore: number | null;
}

/** Keys of `assess_status`: to be assessed. */
const OPEN = '0';

/** Lets the scores of a tenant be worked out and frozen one after the other, to the end of the transaction. */
export const lockScores = async (sql: Sql, tenantId: string): Promise<void> =>
  void (await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`kpi.${tenantId}`]));

/** The members whom a month judges: those in post who had begun by its end. */
async function assessedMembers(sql: Sql, month: string, tenantId: string): Promise<Assessed[]> {
  const { rows } = await sql.query<Assessed>(
    `select m.id::text as "gridMemberId", m.gridding_id::text as "griddingId", m.dept_id::text as "deptId"
      from grid_gridmember m
      where m.tenant_id = $1 and m.is_deleted = 0 and m.work_state <> '3' and m.gridding_id is not null
        and m.dept_id is not null and m.entry_date < $2::date + interval '1 month'
      order by m.id`,
    [tenantId, `${month}-01`],
  );
  return rows;
}

/** Days and faults of a month by member, as the calendar has them; a day that was corrected counts by its verdict. */
async function attendanceFigures(sql: Sql, month: string, tenantId: string): Promise<ReadonlyMap<string, Figures>> {
  const days = (keys: string) => `count(*) filter (where r.attendance_result in (${keys}))::int`;
  const punches = (condition: string) => `count(*) filter (where ${condition} and coalesce(r.is_makeup, 0) = 0)::int`;
  const { rows } = await sql.query<{ member: string } & Figures>(
    `select r.grid_member_id::text as member, ${days("'1', '2', '3', '4', '6'")} as "shouldDays",
        ${days("'1', '2', '6'")} as "actualDays", ${days("'3'")} as "absentDays", ${days("'4'")} as "leaveDays",
        ${punches("'2' in (r.on_result, r.off_result)")} as "lateCount",
        ${punches("'3' in (r.on_result, r.off_result)")} as "earlyCount",
        ${punches("r.on_result = '4'")} + ${punches("r.off_result = '4'")} as "missPunchCount",
        count(*) filter (where r.is_makeup = 1)::int as "makeupCount",
        round(coalesce(sum(r.online_hours), 0), 1)::float8 as "onlineHours"
      from grid_gridmemberattendancerecord r
      where r.tenant_id = $1 and r.is_deleted = 0 and r.attendance_date >= $2::date
        and r.attendance_date < $2::date + interval '1 month'
      group by 1`,
    [tenantId, `${month}-01`],
  );
  return new Map(rows.map(({ member, ...figures }) => [member, figures]));
}

/** What stands in a register of scores for a month, locked to the end of the transaction. */
async function scoredOf(
  sql: Sql,
  register: typeof gridmemberattenassess | typeof gridmemberbaseassess,
  month: string,
  tenantId: string,
): Promise<ReadonlyMap<string, Scored>> {
  const { rows } = await sql.query<Scored>(
    `select t.id::text as id, t.grid_member_id::text as member, t.assess_status as status,
        t.attendance_score::float8 as "attendanceScore"
      from ${tableOf(register).name} t
      where t.tenant_id = $1 and t.assess_month = $2 and t.is_deleted = 0 order by t.id for update`,
    [tenantId, month],
  );
  return new Map(rows.map((row) => [row.member, row]));
}

const byMember = (lines: readonly Figures[]): ReadonlyMap<string, Figures> =>
  new Map(lines.map((line) => [String(line.gridMemberId), line]));

const none: Figures = {
  shouldDays: 0,
  actualDays: 0,
  absentDays: 0,
  leaveDays: 0,
  lateCount: 0,
  earlyCount: 0,
  missPunchCount: 0,
  makeupCount: 0,
  onlineHours: 0,
};

/**
 * Works out the scores of a month from its records by the settings of the tenant, in the transaction of a context of
 * the server; what was confirmed stands, and so do the points that people added and took away. Gives how many people
 * were judged.
 */
export async function workOutScores(month: string, settings: KpiSettings, sql: Sql, inner: Context): Promise<number> {
  const { tenantId } = personOf(inner);
  const rules = scoreRules(settings);
  const members = await assessedMembers(sql, month, tenantId);
  const days = await attendanceFigures(sql, month, tenantId);
  const [works, events] = [
    byMember(await everyLine(workReport, month, inner)),
    byMember(await everyLine(eventReport, month, inner)),
  ];
  const attended = await scoredOf(sql, gridmemberattenassess, month, tenantId);
  const scored = await scoredOf(sql, gridmemberbaseassess, month, tenantId);
  for (const member of members) {
    const id = member.gridMemberId;
    const figures = days.get(id) ?? none;
    const [attendance, base] = [attended.get(id), scored.get(id)];
    const isOpen = attendance === undefined || attendance.status === OPEN;
    const attendanceScore = isOpen ? attendanceScoreOf(figures, settings) : attendance.attendanceScore;
    if (isOpen)
      await submit(
        tableOf(gridmemberattenassess),
        crud.submit,
        {
          ...(attendance === undefined ? { ...member, assessMonth: month } : { id: attendance.id }),
          ...figures,
          attendanceScore,
        },
        inner,
      );
    if (base !== undefined && base.status !== OPEN) continue;
    const counted = { ...works.get(id), ...events.get(id) };
    const { baseScore, attendanceScore: _own, ...parts } = rules;
    await submit(
      tableOf(gridmemberbaseassess),
      crud.submit,
      {
        ...(base === undefined
          ? { ...member, assessMonth: month, baseScore: scoreOf(baseScore, counted) }
          : { id: base.id }),
        ...Object.fromEntries(Object.entries(parts).map(([name, rule]) => [name, scoreOf(rule, counted)])),
        attendanceScore,
      },
      inner,
    );
  }
  await keepWeights(sql, settings, { tenantId, month });
  return members.length;
}
