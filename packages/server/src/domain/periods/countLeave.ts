import { type Field, datetime } from '@lattice/api/field';
import { readValue } from '@lattice/api/readValue';
import type { Resource } from '@lattice/api/resource';
import { validate } from '@lattice/api/validate';
import { workingDays } from '@lattice/api/workingTime';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { joinMessages, issueMessage } from '../../words/issueMessage.ts';
import { workingTimeOf } from './workingTimeOf.ts';

const fields = {
  startTime: datetime('开始时间', { required: true }),
  endTime: datetime('结束时间', { required: true, notBefore: 'startTime' }),
};

/**
 * Working days of the person's town between two moments; refused with 400 where they are none, or the end lies before
 * the start.
 */
export async function daysOfLeave(startTime: unknown, endTime: unknown, context: Context): Promise<number> {
  const issues = validate(fields, { startTime, endTime });
  if (issues.length > 0)
    throw new Refusal(400, joinMessages(issues.map((issue) => issueMessage(issue, fields))), issues);
  const momentOf = (field: Field, raw: unknown) => {
    const reading = readValue(field, raw);
    return 'value' in reading ? String(reading.value) : '';
  };
  return workingDays(
    momentOf(fields.startTime, startTime),
    momentOf(fields.endTime, endTime),
    await workingTimeOf(context.db, personOf(context).tenantId),
  );
}

/**
 * Counts the working days of a leave from its start to its end and stores them with it; refused where there are none.
 */
export async function countLeave(sql: Sql, resource: Resource, id: string, tenantId: string): Promise<number> {
  const table = tableOf(resource).name;
  const text = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;
  const { rows } = await sql.query<{ start: string; end: string }>(
    `select ${text('start_time')} as start, ${text('end_time')} as end from ${table} where id = $1`,
    [id],
  );
  const { start = '', end = '' } = rows[0] ?? {};
  if (end <= start)
    throw new Refusal(400, say`结束时间应晚于开始时间`, [
      { field: 'endTime', rule: 'after', params: { other: 'startTime' } },
    ]);
  const days = workingDays(start, end, await workingTimeOf(sql, tenantId));
  if (days === 0) throw new Refusal(400, say`这段时间都不是工作时间，不需要请假`);
  await sql.query(`update ${table} set leave_days = $2 where id = $1`, [id, days]);
  return days;
}
