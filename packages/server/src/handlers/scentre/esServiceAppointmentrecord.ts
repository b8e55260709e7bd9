import { crud } from '@lattice/api/call';
import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import type { Sql } from '../../db/Database.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { handle } from '../../call/handle.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { submit } from '../../table/write/submit.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { dayPassed } from '../../schedule/dueSql.ts';

/**
 * Refuses an appointment beyond what its service takes a day; those that were declined or cancelled do not count. The
 * service is locked, so that two at once are counted one after the other.
 */
async function refuseBeyondQuota(sql: Sql, id: string): Promise<void> {
  const { rows } = await sql.query<{ service: string; day: string; quota: number }>(
    `select s.id::text as service, a.appoint_date::text as day, s.day_quota as quota
      from scentre_esserviceappointmentrecord a
      join scentre_esserviceinfo s on s.id = a.service_id
     where a.id = $1 and a.status not in ('3', '5') and s.day_quota is not null for update of s`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) return;
  const { rows: counted } = await sql.query<{ taken: number }>(
    `select count(*)::int as taken
      from scentre_esserviceappointmentrecord
      where service_id = $1 and appoint_date = $2::date and status not in ('3', '5') and is_deleted = 0`,
    [found.service, found.day],
  );
  if ((counted[0]?.taken ?? 0) > found.quota)
    throw new Refusal(400, say`${found.day} 的预约已满（每日 ${found.quota} 个），请改约其他日期`);
}

/** Answers of 服务预约记录: a service takes no more appointments a day than its quota. */
export const handlers = handle(
  esServiceAppointmentrecord,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        const saved = await submit(
          tableOf(esServiceAppointmentrecord),
          crud.submit,
          input,
          transactionContext(context, sql),
        );
        if ((input.id ?? '') === '' || input.appointDate !== undefined || input.serviceId !== undefined)
          await refuseBeyondQuota(sql, saved.id);
        return saved;
      }),
  },
  { timed: { field: 'status', moves: [{ from: '1', to: '4', due: dayPassed('appoint_date') }] } },
);
