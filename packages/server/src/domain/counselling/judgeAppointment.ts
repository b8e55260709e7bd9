import { weekdayOf } from '@lattice/api/day';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import { consultingexpert } from '@lattice/api/resources/psychological/consultingexpert';
import { consultingroom } from '@lattice/api/resources/psychological/consultingroom';
import { isId } from '@lattice/api/isId';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';
import { STANDING, hoursIn, isClosed } from './hoursOf.ts';

const BOOKED = tableOf(consultingappointment).name;
const EXPERTS = tableOf(consultingexpert).name;
const ROOMS = tableOf(consultingroom).name;

/** What an appointment takes a place of. */
interface Booking {
  expert: string;
  tenant: string;
  day: string;
  start: string;
  isOpen: boolean;
  isPast: boolean;
  schedule: unknown;
  room: string | null;
}

/** Which place an appointment takes; '' where it takes none, or there is no such appointment. */
export async function placeOf(sql: Sql, id: string): Promise<string> {
  const { rows } = await sql.query<{ place: string }>(
    `select concat_ws(' ', expert_id, appoint_date, start_time, room_id, consult_mode) as place
      from ${BOOKED}
      where id = $1 and ${STANDING} and is_deleted = 0
      for update`,
    [id],
  );
  return rows[0]?.place ?? '';
}

/**
 * Locks the counsellor of a new appointment to the end of the transaction, so that appointments with one counsellor are
 * judged one after the other.
 */
export async function lockExpert(sql: Sql, { expertId }: Readonly<Record<string, unknown>>): Promise<void> {
  if (typeof expertId === 'string' && isId(expertId))
    await sql.query(`select 1 from ${EXPERTS} where id = $1 for update`, [expertId]);
}

/** Hours of a day in words, such as 09:00–11:30、14:00–17:00. */
const spans = (hours: readonly { startTime: string; endTime: string }[]): string =>
  hours.map(({ startTime, endTime }) => `${startTime.slice(0, 5)}–${endTime.slice(0, 5)}`).join('、');

/**
 * Refuses an appointment that is not in the hours of its counsellor, is past or on a closed day, in a room that is
 * closed, or beyond the places of its hours. Those of former days come back from the recycle bin (`isKept`) as they
 * were.
 */
export async function judgeAppointment(
  sql: Sql,
  id: string,
  { now }: Pick<Context, 'now'>,
  isKept = false,
): Promise<void> {
  const { rows } = await sql.query<Booking>(
    `select e.id::text as expert, a.tenant_id as tenant, a.appoint_date::text as day, a.start_time::text as start,
        e.status = '1' as "isOpen",
        a.appoint_date < $2::timestamptz::date as "isPast",
        e.schedule, (select r.room_name from ${ROOMS} r
          where r.id = a.room_id and a.consult_mode = '1' and (r.status <> '1' or r.is_deleted <> 0)) as room
      from ${BOOKED} a
      join ${EXPERTS} e on e.id = a.expert_id
      where a.id = $1 and a.${STANDING}
      for update of e`,
    [id, now().toISOString()],
  );
  const [booking] = rows;
  if (booking === undefined || (isKept && booking.isPast)) return;
  const { expert, tenant, day, start, isOpen, isPast, schedule, room } = booking;
  const fault = (words: MessageDescriptor, field: string) => new Refusal(400, words, [{ field, rule: 'choose' }]);
  if (!isOpen) throw fault(say`这位专家目前不出诊，请另选专家`, 'expertId');
  if (isPast) throw fault(say`${day} 已经过去，请改约今天或以后的日期`, 'appointDate');
  if (room !== null) throw fault(say`“${room}”目前不开放，请改约电话或视频，或另选咨询室`, 'roomId');
  if (isClosed(day, (await workingTimeOf(sql, tenant)).isWorkingDay))
    throw fault(say`${day} 不办公，请改约工作日`, 'appointDate');
  const ofDay = hoursIn(schedule).filter(({ weekDay }) => weekDay === String(weekdayOf(day)));
  if (ofDay.length === 0) throw fault(say`这位专家 ${day} 不出诊，请改约出诊日`, 'appointDate');
  const hours = ofDay.find(({ startTime }) => startTime === start);
  if (hours === undefined)
    throw fault(say`这位专家 ${day} 的出诊时间是 ${spans(ofDay)}，请填写其中的开始时间`, 'startTime');
  const { rows: counts } = await sql.query<{ n: number }>(
    `select count(*)::int as n
      from ${BOOKED}
      where expert_id = $1 and appoint_date = $2::date and start_time = $3::time and ${STANDING} and is_deleted = 0`,
    [expert, day, start],
  );
  if ((counts[0]?.n ?? 0) > hours.quota)
    throw fault(say`${day} ${start.slice(0, 5)} 的号源已满（${hours.quota} 个），请改约其他时间`, 'startTime');
}
