import { esServiceAppointmentrecord } from '@lattice/api/resources/scentre/esServiceAppointmentrecord';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { type Column, columnOf, tableOf } from '../../table/table.ts';
import { lockRow, store } from '../../table/write/store.ts';
import { say } from '../../words/say.ts';

const table = tableOf(esServiceAppointmentrecord);
const column = (name: string) => columnOf(table, name);

/**
 * Calls whoever has a confirmed appointment today: the first call gives the next number of the day, which two people
 * never share, a later one calls the same number again.
 */
export async function callPerson(id: string, context: Context): Promise<{ callNumber: number }> {
  const { tenantId } = personOf(context);
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const row = await lockRow(sql, table, id, inner);
    const { rows } = await sql.query<{ day: string; isToday: boolean; status: string; number: number | null }>(
      `select appoint_date::text as day, status, call_number as number,
          appoint_date = $2::timestamptz::date as "isToday"
        from ${table.name} where id = $1`,
      [id, momentParameter(context.now())],
    );
    const [found] = rows;
    if (found?.status !== '1') throw new Refusal(400, say`只有已确认的预约可以叫号`);
    if (!found.isToday) throw new Refusal(400, say`预约日期是 ${found.day}，只能叫今天的号`);
    let callNumber = found.number;
    if (callNumber === null) {
      await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`${table.name}.call.${tenantId}.${found.day}`]);
      const { rows: last } = await sql.query<{ last: number }>(
        `select coalesce(max(call_number), 0)::int as last from ${table.name}
          where tenant_id = $1 and appoint_date = $2::date`,
        [tenantId, found.day],
      );
      callNumber = (last[0]?.last ?? 0) + 1;
    }
    const changed = new Map<Column, unknown>([
      [column('callNumber'), callNumber],
      [column('callTime'), momentParameter(context.now())],
    ]);
    await store(sql, table, row, changed, 'call', inner);
    return { callNumber };
  });
}
