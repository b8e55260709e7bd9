import { daysOfMonth } from '@lattice/api/day';
import type { CounsellingMonth } from '@lattice/api/psychology/counsellingCalls';
import { consultingappointment } from '@lattice/api/resources/psychological/consultingappointment';
import { consultingexpert } from '@lattice/api/resources/psychological/consultingexpert';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';
import { STANDING, hoursIn, isClosed } from './hoursOf.ts';

/** The counsellors who take people, named as their list names them, with the places taken in a month. */
export async function counsellingMonth(month: string, context: Context): Promise<CounsellingMonth> {
  const { db } = context;
  const days = daysOfMonth(month);
  const experts = (await list(tableOf(consultingexpert), {}, { status: '1' }, context)) as Record<string, unknown>[];
  const { rows } = await db.query<{ expert: string; day: string; start: string; count: number }>(
    `select expert_id::text as expert, appoint_date::text as day, start_time::text as start, count(*)::int as count
      from ${tableOf(consultingappointment).name}
      where expert_id = any($1::bigint[]) and appoint_date between $2::date and $3::date and ${STANDING}
        and is_deleted = 0
      group by expert_id, appoint_date, start_time`,
    [experts.map(({ id }) => id), days[0], days.at(-1)],
  );
  const { isWorkingDay } = await workingTimeOf(db, personOf(context).tenantId);
  return {
    closed: days.filter((day) => isClosed(day, isWorkingDay)),
    experts: experts.map(({ id, personName, schedule }) => {
      const taken: Record<string, Record<string, number>> = {};
      for (const { day, start, count } of rows.filter((row) => row.expert === id))
        taken[day] = { ...taken[day], [start]: count };
      return { id: String(id), name: String(personName ?? ''), hours: hoursIn(schedule), taken };
    }),
  };
}
