import { crud } from '@lattice/api/call';
import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';
import { type Punches, type ShiftRule, closedDay } from './judgePunch.ts';
import { setOfMember } from './setOfMember.ts';
import { type ShiftDays, isShiftDay } from './shiftDay.ts';

/** How many days that are over are judged, so that nothing is missing where no server ran for a while. */
const DAYS_BACK = 7;

interface OpenDay extends Omit<ShiftRule, 'isWorkday'>, Punches, ShiftDays {
  tenant: string;
  member: string;
  grid: string;
  setId: string;
  day: string;
  record: string | null;
}

/**
 * Days that are over, of members in post and in an attendance group, that nobody clocked out of: not those of a leave,
 * of a month whose assessment is frozen, or whose absence was removed. `$1` is the moment.
 */
const openDays = `select m.tenant_id as tenant, m.id::text as member, m.gridding_id::text as grid,
    s.id::text as "setId", left(s.on_time::text, 5) as "onTime", left(s.off_time::text, 5) as "offTime",
    s.late_minutes as "lateMinutes",
    s.early_minutes as "earlyMinutes", s.absent_minutes as "absentMinutes", s.work_days as "workDays",
    coalesce(s.holiday_rule, '') as "holidayRule", d.day::text as day, r.id::text as record,
    coalesce(left(r.on_punch_time::text, 19), '') as "onPunchTime", coalesce(r.on_result, '') as "onResult",
    '' as "offPunchTime", coalesce(r.off_result, '') as "offResult"
  from grid_gridmember m
  cross join (select ($1::timestamptz::date - n) as day from generate_series(1, ${DAYS_BACK}) n) d
  join grid_gridmemberattendanceset s on s.id = ${setOfMember('d.day')}
  left join grid_gridmemberattendancerecord r on r.grid_member_id = m.id and r.attendance_date = d.day
    and r.is_deleted = 0
  where m.is_deleted = 0 and m.work_state in ('1', '4') and m.gridding_id is not null
    and greatest(m.entry_date, m.create_time::date, s.create_time::date) <= d.day
    and coalesce(r.attendance_result, '') = '' and r.off_punch_time is null
    and not exists (select 1 from grid_gridmemberleaveapproval a where a.grid_member_id = m.id and a.is_deleted = 0
      and a.leave_status in ('2', '5') and a.start_time < d.day + interval '1 day'
      and least(a.end_time, coalesce(a.back_time, a.end_time)) > d.day)
    and not exists (select 1 from grid_gridmemberattendancerecord x where x.grid_member_id = m.id
      and x.attendance_date = d.day and x.is_deleted <> 0 and x.attendance_result = '3')
    and not exists (select 1 from sys_kpi_month f where f.tenant_id = m.tenant_id
      and f.month = to_char(d.day, 'YYYY-MM'))`;

const daysOf = async (sql: Pick<Sql, 'query'>, now: Date, member?: string): Promise<OpenDay[]> =>
  member === undefined
    ? (await sql.query<OpenDay>(`${openDays} order by m.id, d.day`, [now.toISOString()])).rows
    : (await sql.query<OpenDay>(`${openDays} and m.id = $2 order by d.day`, [now.toISOString(), member])).rows;

/** Closes the days of a member, who is locked so that two servers, or a punch, are judged one after the other. */
async function closeMember(member: string, tenant: string, context: Context): Promise<number> {
  return context.db.tx(async (sql) => {
    await sql.query('select 1 from grid_gridmember where id = $1 for update', [member]);
    const town = await workingTimeOf(sql, tenant);
    const days = (await daysOf(sql, context.now(), member)).filter((one) => isShiftDay(one, one.day, town));
    for (const one of days) {
      const { onResult, offResult, verdict } = closedDay({ ...one, isWorkday: true }, one);
      await submit(
        tableOf(gridmemberattendancerecord),
        crud.submit,
        {
          ...(one.record === null
            ? { gridMemberId: one.member, griddingId: one.grid, setId: one.setId, attendanceDate: one.day }
            : { id: one.record }),
          onResult,
          offResult,
          attendanceResult: verdict,
        },
        systemContext(transactionContext(context, sql), tenant),
      );
    }
    return days.length;
  });
}

/**
 * Judges the days that are over and that nobody clocked out of: absent where the shift was not clocked at all, an
 * exception where only its end was not. Gives how many days were judged.
 */
export async function closeDays(context: Context, tell: (line: string) => Promise<void>): Promise<number> {
  const members = new Map((await daysOf(context.db, context.now())).map(({ member, tenant }) => [member, tenant]));
  let closed = 0;
  for (const [member, tenant] of members) {
    try {
      closed += await closeMember(member, tenant, context);
    } catch (error) {
      await tell(`attendance of ${member}: ${error instanceof Error ? error.message : 'unknown failure'}`);
    }
  }
  return closed;
}
