import { daysOfMonth } from '@lattice/api/day';
import type { AppointmentMonth } from '@lattice/api/appointmentCalls';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { esServiceInfo } from '@lattice/api/resources/scentre/esServiceInfo';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { scopeOf } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';
import { STANDING } from './judgeBooking.ts';

interface Service {
  id: string;
  name: string;
  dayQuota: number | null;
  slotQuota: number | null;
}

/** The services that take appointments, with how many stand on each day and slot of a month, and its closed days. */
export async function appointmentMonth(month: string, context: Context): Promise<AppointmentMonth> {
  if (month === '') throw new Refusal(400, say`参数“month”应为月份，格式 2026-01`);
  const { db } = context;
  const days = daysOfMonth(month);
  const params: unknown[] = [];
  const seen = scopeOf(tableOf(esServiceInfo), context, params);
  const { rows: services } = await db.query<Service>(
    `select t.id::text as id, t.service_name as name, t.day_quota as "dayQuota", t.slot_quota as "slotQuota"
      from ${tableOf(esServiceInfo).name} t
      where t.can_appoint = 1 and t.status = '1' and ${seen}
      order by t.sort, t.id`,
    params,
  );
  const { rows } = await db.query<{ service: string; day: string; slot: string; count: number }>(
    `select service_id::text as service, appoint_date::text as day, time_slot as slot, count(*)::int as count
      from ${tableOf(esServiceAppointmentrecord).name}
      where service_id = any($1::bigint[]) and appoint_date between $2::date and $3::date and ${STANDING}
        and is_deleted = 0
      group by service_id, appoint_date, time_slot`,
    [services.map(({ id }) => id), days[0], days.at(-1)],
  );
  const { isWorkingDay } = await workingTimeOf(db, personOf(context).tenantId);
  return {
    closed: days.filter((day) => !isWorkingDay(day)),
    services: services.map((service) => {
      const taken: Record<string, Record<string, number>> = {};
      for (const { day, slot, count } of rows.filter((row) => row.service === service.id))
        taken[day] = { ...taken[day], [slot]: count };
      return { ...service, taken };
    }),
  };
}
