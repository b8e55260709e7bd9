import { crud } from '@lattice/api/call';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { advance } from '../../table/write/advance.ts';
import { systemContext } from '../../call/systemContext.ts';
import { setOfMember } from '../attendance/setOfMember.ts';
import { type ShiftDays, isShiftDay } from '../attendance/shiftDay.ts';
import { notify } from '../messages/notify.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';

/** Key of `leave_type` for business away; keys of `attendance_result` for leave, business away and absence. */
const AWAY = '7';
const RESULT = { leave: '4', away: '6', absent: '3' };

interface Leave {
  tenant: string;
  member: string;
  grid: string | null;
  user: string | null;
  type: string;
  state: string;
  isNow: boolean;
  setId: string | null;
}

async function leaveOf(sql: Sql, id: string, now: Date): Promise<Leave | undefined> {
  const { rows } = await sql.query<Leave>(
    `select m.tenant_id as tenant, m.id as member, m.gridding_id as grid, m.user_id as user, a.leave_type as type,
      m.work_state as state,
      a.start_time <= $2::timestamptz and a.end_time > $2::timestamptz as "isNow",
       ${setOfMember('a.start_time::date')} as "setId"
     from grid_gridmemberleaveapproval a
     join grid_gridmember m on m.id = a.grid_member_id and m.is_deleted = 0
     where a.id = $1`,
    [id, now.toISOString()],
  );
  return rows[0];
}

interface LeaveDay extends ShiftDays {
  day: string;
  record: string | null;
  result: string | null;
  isPunched: boolean;
}

/** Days of a leave on which the member's attendance group works, each with the record that is there already. */
async function daysOf(sql: Sql, id: string, { member, setId, tenant }: Leave): Promise<LeaveDay[]> {
  const { rows } = await sql.query<LeaveDay>(
    `select d::date::text as day, r.id as record, r.attendance_result as result, s.work_days as "workDays",
        r.on_punch_time is not null or r.off_punch_time is not null as "isPunched",
        coalesce(s.holiday_rule, '') as "holidayRule"
      from grid_gridmemberleaveapproval a
      join grid_gridmemberattendanceset s on s.id = $2
       cross join lateral generate_series(a.start_time::date,
           least((a.end_time - interval '1 second')::date, a.start_time::date + 365), interval '1 day') d
       left join grid_gridmemberattendancerecord r on r.grid_member_id = $3 and r.attendance_date = d::date
       and r.is_deleted = 0
     where a.id = $1 order by d`,
    [id, setId, member],
  );
  const town = await workingTimeOf(sql, tenant);
  return rows.filter((one) => isShiftDay(one, one.day, town));
}

/**
 * Lets attendance, state and member know of a leave that was granted; a day that is noted as absent becomes one of
 * leave.
 */
export async function noteLeave(sql: Sql, id: string, inner: Context): Promise<void> {
  const leave = await leaveOf(sql, id, inner.now());
  if (leave === undefined) return;
  const system = systemContext(inner);
  const attendanceResult = leave.type === AWAY ? RESULT.away : RESULT.leave;
  const days = leave.setId === null || leave.grid === null ? [] : await daysOf(sql, id, leave);
  for (const { day, record, result, isPunched } of days) {
    if (record !== null && result !== null && result !== RESULT.absent) continue;
    const row =
      record === null
        ? { gridMemberId: leave.member, griddingId: leave.grid, setId: leave.setId, attendanceDate: day }
        : { id: record, ...(!isPunched && { onResult: '', offResult: '' }) };
    await submit(tableOf(gridmemberattendancerecord), crud.submit, { ...row, attendanceResult, leaveId: id }, system);
  }
  if (leave.isNow && leave.state === '1') await advance(gridmember, 'workState', leave.member, '4', 'submit', inner);
  await tell(sql, leave, '请假已同意', '您的请假申请已同意，假期内的考勤已登记。', inner);
}

/** Takes back what was noted of the days of a leave after the return, and puts the member back in post. */
export async function endLeave(sql: Sql, id: string, inner: Context): Promise<void> {
  const leave = await leaveOf(sql, id, inner.now());
  if (leave === undefined) return;
  const { rows } = await sql.query<{ id: string }>(
    `select id
      from grid_gridmemberattendancerecord
      where leave_id = $1 and attendance_date > $2::timestamptz::date and on_punch_time is null and is_deleted = 0`,
    [id, inner.now().toISOString()],
  );
  if (rows.length > 0)
    await remove(
      tableOf(gridmemberattendancerecord),
      crud.remove,
      { ids: rows.map((row) => row.id).join(',') },
      systemContext(inner),
    );
  if (leave.state === '4') await advance(gridmember, 'workState', leave.member, '1', 'submit', inner);
}

/** Tells the member that a leave was refused. */
export async function refuseLeave(sql: Sql, id: string, inner: Context): Promise<void> {
  const leave = await leaveOf(sql, id, inner.now());
  if (leave !== undefined) await tell(sql, leave, '请假未同意', '您的请假申请未同意，请查看审批意见。', inner);
}

const tell = (sql: Sql, { user }: Leave, title: string, content: string, inner: Context) =>
  notify(sql, inner, { users: user === null ? [] : [user], type: '1', title, content });
