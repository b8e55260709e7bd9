import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { INBOX_CHANNEL } from './stream.ts';

/** A message within the product. */
export interface Notice {
  /** Ids of the users who get it. */
  users: readonly string[];
  /** Key of the dictionary `message_type`. */
  type: string;
  title: string;
  content: string;
  /** Key of the dictionary `message_biz_type` and id of what the message is about. */
  bizType?: string;
  bizId?: string;
}

/** Makes the receivers of a message that is already stored; each user gets it once. */
export async function addReceivers(
  sql: Sql,
  context: Context,
  messageId: string,
  users: readonly string[],
): Promise<number> {
  const { tenantId, userId } = personOf(context);
  const ids = [...new Set(users)];
  const { count } = await sql.query(
    `insert into cms_messagereceiver (id, tenant_id, create_user, update_user, message_id, message_title, message_type,
        receiver_user_id, person_name, dept_id, phone, channel, send_status, send_time, read_status, need_reply)
     select r.id, $3, $4, $4, m.id, m.message_title, m.message_type, u.id, u.real_name,
     nullif(split_part(coalesce(u.dept_id, ''), ',', 1), '')::bigint, u.phone, '1', '1',
     $6::timestamptz, '0', m.need_reply
     from unnest($1::bigint[], $2::bigint[]) as r (id, user_id)
     join blade_user u on u.id = r.user_id and u.tenant_id = $3 and u.is_deleted = 0
     cross join cms_messagemain m
     where m.id = $5`,
    [ids.map(() => context.nextId()), ids, tenantId, userId, messageId, context.now().toISOString()],
  );
  await sql.query('select pg_notify($1, u::text) from unnest($2::bigint[]) as u', [INBOX_CHANNEL, ids]);
  return count;
}

/**
 * Sends a message within the product, in the transaction of what causes it; gives its id, or null when nobody gets it.
 */
export async function notify(
  sql: Sql,
  context: Context,
  { users, type, title, content, bizType = '', bizId = '' }: Notice,
): Promise<string | null> {
  if (users.length === 0) return null;
  const { tenantId, userId, deptId } = personOf(context);
  const id = context.nextId();
  await sql.query(
    `insert into cms_messagemain (id, tenant_id, create_user, update_user, message_title, message_type, channels,
        receiver_type, receiver_ids, content, biz_type, biz_id, send_time, send_user, send_dept, status)
     values ($1, $2, $3, $3, $4, $5, '1', '1', $6, $7, $8, $9, now(), $3, $10, '2')`,
    [
      id,
      tenantId,
      userId,
      title.slice(0, 100),
      type,
      JSON.stringify(users),
      content,
      bizType,
      bizId,
      deptId.split(',')[0] || null,
    ],
  );
  await addReceivers(sql, context, id, users);
  return id;
}
