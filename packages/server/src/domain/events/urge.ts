import type { Urged } from '@lattice/api/supervisionCalls';
import { personOf } from '../../access/guard.ts';
import { isAdministrator } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { idsIn } from '../../call/parameter.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { momentParameter } from '../../table/serverValues.ts';
import { say } from '../../words/say.ts';
import { notify } from '../messages/notify.ts';
import type { EventState } from './EventState.ts';
import { lockEvent, step } from './step.ts';

const REMINDER = '16';
/** Roles that may remind. */
const ROLES = ['leader', 'dispatcher'];

/** For whom an event waits: who handles it, the clerks of the department that does, or the dispatchers. */
async function holdersOf(sql: Sql, event: EventState, context: Context): Promise<string[]> {
  const { tenantId, userId } = personOf(context);
  const isHandled = event.eventStatus === '2' || event.eventStatus === '3';
  const isPersonal = isHandled && event.handleUserId !== null;
  const { rows } = await sql.query<{ id: string }>(
    `select u.id::text as id
      from blade_user u
      where u.tenant_id = $1 and u.is_deleted = 0 and ${activeAccountSql} and u.id <> $2::bigint and case
        when $3::bigint is not null then u.id = $3::bigint
        else exists (select 1 from blade_system_role o
          where o.id::text = any(string_to_array(coalesce(u.role_id, ''), ',')) and o.role_alias = $4
            and o.is_deleted = 0)
          and ($5::text is null or $5 = any(string_to_array(coalesce(u.dept_id, ''), ',')))
        end`,
    [
      tenantId,
      userId,
      isPersonal ? event.handleUserId : null,
      isHandled ? 'dept' : 'dispatcher',
      isHandled ? event.handleDeptId : null,
    ],
  );
  return rows.map(({ id }) => id);
}

async function wasUrged(sql: Sql, id: string, context: Context): Promise<boolean> {
  const { rows } = await sql.query(
    `select 1 from event_eventprocess
      where event_id = $1 and action_name = $2 and operate_time > $3::timestamptz - interval '1 hour'
      limit 1`,
    [id, REMINDER, momentParameter(context.now())],
  );
  return rows.length > 0;
}

async function urgeOne(id: string, context: Context): Promise<boolean> {
  return context.db.tx(async (sql) => {
    const event = await lockEvent(sql, id, context);
    if (!['1', '2', '3', '4'].includes(event.eventStatus)) throw new Refusal(400, say`只有尚未办完的事件可以催办`);
    if (await wasUrged(sql, id, context)) return false;
    const users = await holdersOf(sql, event, context);
    if (users.length === 0) return false;
    await notify(sql, context, {
      users,
      type: '3',
      title: `催办：${event.eventNo}`,
      content: `事件 ${event.eventNo} 需要尽快办理，请打开事件查看时限和处理要求。`,
      bizType: 'event',
      bizId: id,
    });
    await step(sql, event, { action: REMINDER, to: event.eventStatus }, context);
    return true;
  });
}

/** Reminds whoever holds each event, with a message and an entry in its course; at most once an hour each. */
export async function urge(input: Readonly<Record<string, unknown>>, context: Context): Promise<Urged> {
  const person = personOf(context);
  if (!isAdministrator(person) && !person.roles.some((role) => ROLES.includes(role)))
    throw new Refusal(403, say`您的角色不能催办事件`);
  const done = { urged: 0, skipped: 0 };
  for (const id of idsIn(input, 'ids').toSorted()) done[(await urgeOne(id, context)) ? 'urged' : 'skipped'] += 1;
  return done;
}
