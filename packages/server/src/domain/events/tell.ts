import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { notify } from '../messages/notify.ts';
import { sendMessages } from '../messages/outbox.ts';
import type { DispatchRule } from './rules.ts';

/** Key of the dictionary `message_type`. */
const EVENT_REMINDER = '3';

/** Somebody who is told of an event. */
export interface Told {
  id: string;
  phone: string;
}

/** The clerks of some departments who can sign in. */
async function clerksOf(sql: Pick<Sql, 'query'>, deptIds: readonly string[], tenantId: string): Promise<Told[]> {
  if (deptIds.length === 0) return [];
  const { rows } = await sql.query<Told>(
    `select u.id::text as id, coalesce(u.phone, '') as phone from blade_user u
      where u.tenant_id = $1 and u.is_deleted = 0 and ${activeAccountSql}
        and string_to_array(coalesce(u.dept_id, ''), ',') && $2::text[]
        and exists (select 1 from blade_system_role o where o.role_alias = 'dept' and o.is_deleted = 0
          and o.id::text = any(string_to_array(coalesce(u.role_id, ''), ',')))
      order by u.id`,
    [tenantId, deptIds],
  );
  return rows;
}

/** Whom a rule tells by a short message: the person who gets the event, else the clerks of the department. */
export async function smsReceivers(
  sql: Pick<Sql, 'query'>,
  { isSms, userId, deptId }: Pick<DispatchRule, 'isSms' | 'userId' | 'deptId'>,
  tenantId: string,
): Promise<Told[]> {
  if (!isSms) return [];
  if (userId === null) return clerksOf(sql, deptId === null ? [] : [deptId], tenantId);
  const { rows } = await sql.query<Told>(
    "select id::text as id, coalesce(phone, '') as phone from blade_user where id = $1 and tenant_id = $2",
    [userId, tenantId],
  );
  return rows;
}

/** Tells of a reported event: copied departments get a notice, who got it by the rule at once a short message. */
export async function tellOf(
  sql: Sql,
  event: { id: string; eventNo: string; deadline: string },
  rule: DispatchRule,
  isHandedOn: boolean,
  context: Context,
): Promise<void> {
  const tenantId = context.person?.tenantId ?? '';
  const { eventNo, deadline } = event;
  const copied = await clerksOf(sql, rule.ccDeptIds, tenantId);
  await notify(sql, context, {
    users: copied.map(({ id }) => id),
    type: EVENT_REMINDER,
    title: `抄送：${eventNo}`,
    content: `事件 ${eventNo} 按规则“${rule.ruleName}”抄送您所在的部门，请知悉。`,
    bizType: 'event',
    bizId: event.id,
  });
  if (!isHandedOn) return;
  const phones = (await smsReceivers(sql, rule, tenantId)).map(({ phone }) => phone).filter((phone) => phone !== '');
  if (phones.length > 0)
    await sendMessages(sql, context, {
      channel: 'sms',
      receivers: [...new Set(phones)],
      content: { text: `您有新的事件 ${eventNo} 待签收，请在 ${deadline.slice(0, 16)} 前办结。` },
    });
}
