import { crud } from '@lattice/api/call';
import type { JournalLine } from '@lattice/api/commandCalls';
import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';

/** Keys of `dispatch_type` for what the command scene does besides calls and messages. */
export const [TASK, WARNING, PLAN_RUN] = ['5', '6', '7'] as const;

/** Whether a plan is being rehearsed just now, so that nothing about it is sent. */
export async function isDrilled(sql: Sql, planId: string | null, { person }: Context): Promise<boolean> {
  if (planId === null) return false;
  const { rows } = await sql.query(
    `select 1 from project_intelligentplan
      where id = $1 and tenant_id = $2 and run_status = '1' and is_drill = 1 and is_deleted = 0 for share`,
    [planId, person?.tenantId],
  );
  return rows.length > 0;
}

/** Writes a line of the journal of dispatch, in the transaction of what it tells; its number is made by the engine. */
export async function noteDispatch(
  sql: Sql,
  line: Readonly<Record<string, unknown>>,
  end: { status: string; failReason?: string },
  context: Context,
): Promise<JournalLine> {
  const { id } = await submit(tableOf(recorddispatch), crud.submit, line, transactionContext(context, sql));
  const { rows } = await sql.query<{ dispatchNo: string }>(
    `update dispatch_recorddispatch set status = $2, fail_reason = $3,
        start_time = coalesce(start_time, $4::timestamptz),
        end_time = case when $2 = '0' then end_time else $4::timestamptz end
      where id = $1
      returning dispatch_no as "dispatchNo"`,
    [id, end.status, end.failReason ?? null, context.now().toISOString()],
  );
  return { id, dispatchNo: rows[0]?.dispatchNo ?? '', isDrill: line.isDrill === 1 };
}
