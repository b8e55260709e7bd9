import { crud } from '@lattice/api/call';
import { isInRing } from '@lattice/api/map/splitArea';
import { type OwnShift, noShift } from '@lattice/api/punchCalls';
import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { decimalIn } from '../../call/parameter.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';
import { type Position, metresBetween } from '../places/metresBetween.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';
import { type Punches, type ShiftRule, isEarly, missedMorning, punchAt, punchResult, verdictOf } from './judgePunch.ts';
import { setOfMember } from './setOfMember.ts';
import { type ShiftDays, isShiftDay } from './shiftDay.ts';

interface Shift extends Omit<ShiftRule, 'isWorkday'>, Punches, ShiftDays {
  member: string;
  grid: string | null;
  gridName: string;
  geom: { type: string; coordinates: unknown } | null;
  setId: string | null;
  setName: string;
  punchMode: string;
  radius: number;
  lng: number | null;
  lat: number | null;
  address: string;
  record: string | null;
  verdict: string;
  isMakeup: boolean;
  day: string;
  moment: string;
}

/** Keys of `punch_mode` and `attendance_result`. */
const MODE = { inGrid: '1', atPlace: '2' };
const AWAY = ['4', '6'];

/**
 * Locks the own record of a grid member, so that punches at once are judged one after the other: what was stored
 * meanwhile is seen by the statements after this one alone.
 */
async function lockMember(sql: Sql, context: Context): Promise<void> {
  const { tenantId, userId } = personOf(context);
  await sql.query(
    'select 1 from grid_gridmember where tenant_id = $1 and user_id = $2 and is_deleted = 0 order by id for update',
    [tenantId, userId],
  );
}

async function shiftOf(sql: Pick<Sql, 'query'>, context: Context): Promise<Shift | undefined> {
  const { tenantId, userId } = personOf(context);
  const { rows } = await sql.query<Shift>(
    `select m.id as member, m.gridding_id as grid, coalesce(g.grid_name, '') as "gridName", g.geom, s.id as "setId",
      coalesce(s.set_name, '') as "setName", coalesce(left(s.on_time::text, 5), '') as "onTime",
      coalesce(left(s.off_time::text, 5), '') as "offTime", coalesce(s.late_minutes, 0) as "lateMinutes",
      coalesce(s.early_minutes, 0) as "earlyMinutes", coalesce(s.absent_minutes, 120) as "absentMinutes",
      coalesce(s.punch_mode, '') as "punchMode", coalesce(s.punch_radius, 300) as radius, s.lng::float8 as lng,
      s.lat::float8 as lat, coalesce(s.address, '') as address, coalesce(s.work_days, '') as "workDays",
      coalesce(s.holiday_rule, '') as "holidayRule", r.id as record, coalesce(r.attendance_result, '') as verdict,
      coalesce(r.is_makeup, 0) = 1 as "isMakeup", coalesce(left(r.on_punch_time::text, 19), '') as "onPunchTime",
      coalesce(r.on_result, '') as "onResult", coalesce(left(r.off_punch_time::text, 19), '') as "offPunchTime",
      coalesce(r.off_result, '') as "offResult", $3::timestamptz::date::text as day,
      left($3::timestamptz::text, 19) as moment
     from grid_gridmember m
     left join grid_grid g on g.id = m.gridding_id
     left join grid_gridmemberattendanceset s on s.id = ${setOfMember('$3::timestamptz::date')}
     left join grid_gridmemberattendancerecord r on r.grid_member_id = m.id and r.is_deleted = 0
       and r.attendance_date = $3::timestamptz::date
     where m.tenant_id = $1 and m.user_id = $2 and m.is_deleted = 0
     order by m.id limit 1`,
    [tenantId, userId, context.now().toISOString()],
  );
  return rows[0];
}

async function ruleOf(sql: Pick<Sql, 'query'>, shift: Shift, context: Context): Promise<ShiftRule> {
  const town = await workingTimeOf(sql, personOf(context).tenantId);
  return { ...shift, isWorkday: isShiftDay(shift, shift.day, town) };
}

/** Whether a place is where the shift asks people to be; a shift whose place is not drawn asks for none. */
function isInPlace({ punchMode, geom, lng, lat, radius }: Shift, place: Position): boolean {
  if (punchMode === MODE.atPlace) return lng === null || lat === null || metresBetween([lng, lat], place) <= radius;
  if (punchMode !== MODE.inGrid || geom === null) return true;
  const areas = (geom.type === 'MultiPolygon' ? geom.coordinates : [geom.coordinates]) as Position[][][];
  return areas.some(([outer = [], ...holes]) => isInRing(place, outer) && !holes.some((one) => isInRing(place, one)));
}

const clockOf = ({ moment }: Shift) => moment.slice(11, 16);

/** Whether somebody clocked in within the last minute: a key pressed twice does not end the day. */
const isJustOn = ({ onPunchTime, offPunchTime, moment }: Shift): boolean =>
  onPunchTime !== '' && offPunchTime === '' && onPunchTime.slice(0, 16) === moment.slice(0, 16);

const told = (shift: Shift, rule: ShiftRule): OwnShift => ({
  setName: shift.setName,
  attendanceDate: shift.day,
  onTime: shift.onTime,
  offTime: shift.offTime,
  punchMode: shift.punchMode,
  isWorkday: rule.isWorkday,
  next: punchAt(rule, shift, clockOf(shift)),
  isEarly: isEarly(rule, clockOf(shift)),
  onPunchTime: shift.onPunchTime,
  onResult: shift.onResult,
  offPunchTime: shift.offPunchTime,
  offResult: shift.offResult,
});

/** The own shift of today; nothing where the person is in no attendance group. */
export async function ownShift(_input: unknown, context: Context): Promise<OwnShift> {
  const shift = await shiftOf(context.db, context);
  return shift === undefined || shift.setId === null ? noShift : told(shift, await ruleOf(context.db, shift, context));
}

/** Clocks in or out for the own shift: judged by its times, and by whether the person is where it asks them to be. */
export async function punch(input: Readonly<Record<string, unknown>>, context: Context): Promise<OwnShift> {
  const [lng, lat] = [decimalIn(input, 'lng'), decimalIn(input, 'lat')];
  return context.db.tx(async (sql) => {
    await lockMember(sql, context);
    const shift = await shiftOf(sql, context);
    if (shift === undefined || shift.setId === null || shift.grid === null)
      throw new Refusal(400, say`您不在任何考勤组里，请联系社区管理员`);
    const asksPlace = shift.punchMode === MODE.inGrid || shift.punchMode === MODE.atPlace;
    if (asksPlace && (lng === null || lat === null))
      throw new Refusal(400, say`没有得到您的位置，请打开手机定位并允许浏览器使用后再打卡`, [
        { field: 'lng', rule: 'enter' },
      ]);
    const rule = await ruleOf(sql, shift, context);
    const which = punchAt(rule, shift, clockOf(shift));
    if (which === 'off' && isJustOn(shift)) throw new Refusal(400, say`刚打过上班卡，请过一分钟再打下班卡`);
    const isInside = lng === null || lat === null || isInPlace(shift, [lng, lat]);
    const result = punchResult(rule, which, clockOf(shift), !isInside);
    const next: Shift =
      which === 'on'
        ? { ...shift, onPunchTime: shift.moment, onResult: result }
        : {
            ...shift,
            ...(shift.onPunchTime === '' && { onResult: missedMorning(rule) }),
            offPunchTime: shift.moment,
            offResult: result,
          };
    const verdict = verdictOf(rule, next);
    const address = isInside ? (shift.punchMode === MODE.atPlace ? shift.address : shift.gridName) : '';
    await submit(
      tableOf(gridmemberattendancerecord),
      crud.submit,
      {
        ...(shift.record === null
          ? {
              gridMemberId: shift.member,
              griddingId: shift.grid,
              setId: shift.setId,
              attendanceDate: shift.day,
            }
          : { id: shift.record }),
        [`${which}PunchTime`]: shift.moment,
        [`${which}Result`]: result,
        [`${which}Address`]: address,
        [`${which}Lng`]: lng === null ? '' : String(lng),
        [`${which}Lat`]: lat === null ? '' : String(lat),
        ...(which === 'off' && { onResult: next.onResult }),
        ...(verdict !== '' && !AWAY.includes(shift.verdict) && !shift.isMakeup && { attendanceResult: verdict }),
      },
      systemContext(transactionContext(context, sql)),
    );
    return told(next, rule);
  });
}
