import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { esServiceInfo } from '@lattice/api/resources/scentre/esServiceInfo';
import { isDay } from '@lattice/api/day';
import { isId } from '@lattice/api/isId';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';

/** States in which an appointment takes a place: all but cancelled and declined. */
export const STANDING = "status not in ('3', '5')";

const BOOKED = tableOf(esServiceAppointmentrecord).name;
const SERVICES = tableOf(esServiceInfo).name;

/** What an appointment takes a place of. */
interface Booking {
  service: string;
  name: string;
  tenant: string;
  day: string;
  slot: string;
  isOpen: boolean;
  isPast: boolean;
  dayQuota: number | null;
  slotQuota: number | null;
}

async function bookingOf(sql: Sql, id: string, now: Date): Promise<Booking | undefined> {
  const { rows } = await sql.query<Booking>(
    `select s.id::text as service, s.service_name as name, a.tenant_id as tenant, a.appoint_date::text as day,
        a.time_slot as slot, (s.can_appoint = 1 and s.status = '1') as "isOpen",
        a.appoint_date < $2::timestamptz::date as "isPast",
        s.day_quota as "dayQuota", s.slot_quota as "slotQuota"
      from ${BOOKED} a join ${SERVICES} s on s.id = a.service_id
     where a.id = $1 and a.${STANDING} and coalesce(s.day_quota, s.slot_quota) is not null for update of s`,
    [id, now.toISOString()],
  );
  return rows[0];
}

const placeSql = "service_id::text || ' ' || appoint_date::text || ' ' || time_slot";

/** Which place an appointment takes; '' where it takes none, or there is no such appointment. */
export async function placeOf(sql: Sql, id: string): Promise<string> {
  const { rows } = await sql.query<{ place: string }>(
    `select ${placeSql} as place from ${BOOKED} where id = $1 and ${STANDING} and is_deleted = 0 for update`,
    [id],
  );
  return rows[0]?.place ?? '';
}

/** Refuses one more appointment, `more` of which are not stored yet, beyond the quota of the day or the slot. */
async function refuseFull(
  sql: Sql,
  { service, day, slot, dayQuota, slotQuota }: Pick<Booking, 'service' | 'day' | 'slot' | 'dayQuota' | 'slotQuota'>,
  more: number,
): Promise<void> {
  const { rows } = await sql.query<{ inDay: number; inSlot: number }>(
    `select count(*)::int as "inDay", count(*) filter (where time_slot = $3)::int as "inSlot"
      from ${BOOKED}
      where service_id = $1 and appoint_date = $2::date and ${STANDING} and is_deleted = 0`,
    [service, day, slot],
  );
  const { inDay = 0, inSlot = 0 } = rows[0] ?? {};
  if (dayQuota !== null && inDay + more > dayQuota)
    throw new Refusal(400, say`${day} 的预约已满（每日 ${dayQuota} 个），请改约其他日期`);
  if (slotQuota !== null && inSlot + more > slotQuota)
    throw new Refusal(400, say`${day} 这个时段的预约已满（每时段 ${slotQuota} 个），请改约其他时段`);
}

/**
 * Locks the service of a new appointment to the end of the transaction, so that its appointments are judged one after
 * the other, and refuses at once where no place is left: of hundreds at the same moment, nobody waits long.
 */
export async function lockPlace(sql: Sql, input: Readonly<Record<string, unknown>>): Promise<void> {
  const { serviceId: service, appointDate, timeSlot } = input;
  if (typeof service !== 'string' || !isId(service)) return;
  const { rows } = await sql.query<{ dayQuota: number | null; slotQuota: number | null }>(
    `select day_quota as "dayQuota", slot_quota as "slotQuota" from ${SERVICES} where id = $1 for update`,
    [service],
  );
  const day = String(appointDate ?? '').slice(0, 10);
  if (rows[0] !== undefined && isDay(day))
    await refuseFull(sql, { service, day, slot: String(timeSlot ?? ''), ...rows[0] }, 1);
}

/**
 * Refuses an appointment for a day that is past or closed, of a service that takes none, or beyond its quota of the day
 * or the slot. Services without any quota take everybody, and appointments of former days come back from the recycle
 * bin (`isKept`) as they were.
 */
export async function judgeBooking(sql: Sql, id: string, { now }: Pick<Context, 'now'>, isKept = false): Promise<void> {
  const booking = await bookingOf(sql, id, now());
  if (booking === undefined || (isKept && booking.isPast)) return;
  const { name, tenant, day, isOpen, isPast } = booking;
  if (!isOpen) throw new Refusal(400, say`“${name}”目前不接受预约`);
  if (isPast) throw new Refusal(400, say`${day} 已经过去，请改约今天或以后的日期`);
  if (!(await workingTimeOf(sql, tenant)).isWorkingDay(day)) throw new Refusal(400, say`${day} 不办公，请改约工作日`);
  await refuseFull(sql, booking, 0);
}
