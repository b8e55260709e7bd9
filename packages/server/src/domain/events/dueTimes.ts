import { workingMoment } from '@lattice/api/workingTime';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { workingTimeOf } from '../periods/workingTimeOf.ts';
import type { EventState } from './EventState.ts';
import { ruleOf } from './rules.ts';

/** The moment some working hours of the town after another one, in the time of the town; both ends as text. */
export async function dueAfter(
  sql: Pick<Sql, 'query'>,
  since: string,
  hours: number,
  context: Context,
): Promise<string> {
  const { rows } = await sql.query<{ start: string }>(
    `select to_char($1::timestamptz, 'YYYY-MM-DD HH24:MI:SS') as start`,
    [since],
  );
  return workingMoment(rows[0]?.start ?? since, hours, await workingTimeOf(sql, personOf(context).tenantId));
}

/** When an event has to be done: working hours from its first report, with the days that were granted since. */
export async function deadlineOf(
  sql: Sql,
  { id, since, hours }: { id: string; since: string; hours: number },
  context: Context,
): Promise<string> {
  const due = await dueAfter(sql, since, hours, context);
  const { rows } = await sql.query<{ deadline: string }>(
    `select $2::timestamptz + coalesce(sum(delay_days), 0) * interval '1 day' as deadline
      from event_eventdelay
      where event_id = $1 and delay_status = '2' and is_deleted = 0`,
    [id, due],
  );
  return rows[0]?.deadline ?? due;
}

/** Until when an event that waits from now on has to be accepted or taken up. */
export async function acceptDeadlineOf(sql: Sql, event: EventState, context: Context): Promise<string> {
  const { acceptHours } = await ruleOf(sql, event, context);
  return dueAfter(sql, momentParameter(context.now()), acceptHours, context);
}
