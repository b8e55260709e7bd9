import { parameters } from '@lattice/api/parameters';
import { mandateRoles } from '@lattice/api/resources/blade-system/separation';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import type { Sql } from '../../db/Database.ts';
import { audit } from '../../table/audit.ts';
import { holdersOf } from '../messages/holdersOf.ts';
import { notify } from '../messages/notify.ts';

const KEY = 'account.revealsPerHour';
const WINDOW = '1 hour';
const LOCK = 7_418_554;

/** How many records a person may look at in the clear within an hour, by the parameter of the tenant. */
async function boundOf(sql: Sql, tenantId: string): Promise<number> {
  const { rows } = await sql.query<{ value: string }>(
    `select trim(coalesce(param_value, '')) as value from blade_system_param
      where tenant_id = $1 and param_key = $2 and is_deleted = 0 limit 1`,
    [tenantId, KEY],
  );
  const { min = 0, max = 0 } = parameters[KEY]?.field ?? {};
  const said = rows[0]?.value ?? '';
  const value = /^\d{1,4}$/.test(said) ? Number(said) : 0;
  return value >= min && value <= max ? value : Number(parameters[KEY]?.standard);
}

/** Tells the administrators of security, or who administers everything, once an hour and person. */
async function raiseAlarm(sql: Sql, context: Context, bound: number): Promise<void> {
  const person = personOf(context);
  const at = context.now().toISOString();
  const { count } = await sql.query(
    `insert into sys_reveal_alarm (user_id, time) values ($1, $2)
      on conflict (user_id) do update set time = excluded.time
      where sys_reveal_alarm.time <= $2::timestamptz - interval '${WINDOW}'`,
    [person.userId, at],
  );
  if (count === 0) return;
  await audit(sql, context, { action: 'reveal-bound', path: 'blade-user', recordId: person.userId });
  const security = await holdersOf(sql, mandateRoles.security, person.tenantId);
  const users = security.length > 0 ? security : await holdersOf(sql, 'administrator', person.tenantId);
  await notify(sql, systemContext(context, person.tenantId), {
    users,
    type: '4',
    title: `查看敏感信息超过上限：${person.account}`,
    content: `账号“${person.account}”一小时内查看了 ${bound} 条记录的敏感信息，已要求再次确认是本人。请在“审计日志”中核实原因。`,
  });
}

/**
 * Counts a look at a record in the clear: false where the person has reached the bound of an hour and has not proven
 * again since, which is told to the administrators of security. Records count once; people are judged one look after
 * the other. Call it in the transaction of the look.
 */
export async function countReveal(sql: Sql, context: Context, path: string, recordId: string): Promise<boolean> {
  const { userId, tenantId } = personOf(context);
  const at = context.now().toISOString();
  await sql.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, userId]);
  const { rows } = await sql.query<{ seen: number; isKnown: boolean }>(
    `select count(*)::int as seen, coalesce(bool_or(path = $3 and record_id = $4), false) as "isKnown"
      from sys_reveal where user_id = $1 and time > $2::timestamptz - interval '${WINDOW}'`,
    [userId, at, path, recordId],
  );
  const { seen = 0, isKnown = false } = rows[0] ?? {};
  if (isKnown) return true;
  const bound = await boundOf(sql, tenantId);
  if (seen >= bound) {
    await raiseAlarm(sql, context, bound);
    return false;
  }
  await sql.query(
    `insert into sys_reveal (user_id, path, record_id, time) values ($1, $2, $3, $4)
      on conflict (user_id, path, record_id) do update set time = excluded.time`,
    [userId, path, recordId, at],
  );
  return true;
}
