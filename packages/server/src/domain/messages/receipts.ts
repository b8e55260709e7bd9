import type { Reader, Readers } from '@lattice/api/readersCall';
import { messageMain } from '@lattice/api/resources/cms/messageMain';
import { messageReceiver } from '@lattice/api/resources/cms/messageReceiver';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { findRow } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';

/** Most characters of what is written with a receipt. */
export const MAX_REPLY = 300;
/** How many people are named. */
const SHOWN = 2000;
const SENT = '2';

/** Whether the message `m` waits for the receipt of its receiver `r`; a message that was recalled waits for none. */
export const receiptDueSql = `(coalesce(r.need_reply, 0) = 1 and r.reply_time is null and m.status = '${SENT}')`;

/**
 * Confirms that the person has a message to them, which they have read with it. Refused for messages to others, for
 * those that ask for nothing or were recalled, and the second time.
 */
export async function confirmReceipt(id: string, text: string, context: Context): Promise<void> {
  const { userId, tenantId } = personOf(context);
  await context.db.tx(async (sql) => {
    const own = 'receiver_user_id = $2 and tenant_id = $3 and is_deleted = 0';
    // The message before its receiver, as those who recall and remind lock them.
    const { rows: messages } = await sql.query<{ status: string }>(
      `select m.status
        from cms_messagemain m
        where m.id = (select message_id from cms_messagereceiver where id = $1 and ${own}) for share`,
      [id, userId, tenantId],
    );
    const { rows } = await sql.query<{ needReply: number | null; isGiven: boolean }>(
      `select need_reply as "needReply", reply_time is not null as "isGiven"
        from cms_messagereceiver
        where id = $1 and ${own} for update`,
      [id, userId, tenantId],
    );
    const [message, receiver] = [messages[0], rows[0]];
    if (message === undefined || receiver === undefined)
      throw new Refusal(400, say`这条消息不是发给您的，或已被撤回，请刷新消息列表`);
    if (receiver.needReply !== 1) throw new Refusal(400, say`这条消息不需要回执`);
    if (receiver.isGiven) throw new Refusal(400, say`您已经回执过这条消息`);
    if (message.status !== SENT) throw new Refusal(400, say`消息已撤回，不需要回执`);
    const now = context.now().toISOString();
    await sql.query(
      `update cms_messagereceiver set reply_time = $2::timestamptz, reply_content = $3, read_status = '1',
          read_time = coalesce(read_time, $2::timestamptz), rev = rev + 1
        where id = $1`,
      [id, now, text || null],
    );
    await audit(sql, transactionContext(context, sql), {
      action: 'confirm',
      path: messageReceiver.path,
      recordId: id,
      changes: { replyTime: { after: now }, replyContent: { after: text } },
    });
  });
}

/** Who has read and confirmed a message: first those who did neither, then those who have only read it. */
export async function messageReaders(id: string, context: Context): Promise<Readers> {
  const { need_reply: needReply } = await findRow(tableOf(messageMain), id, context);
  const { rows } = await context.db.query<Reader>(
    `select r.id::text as id, coalesce(r.person_name, '') as name,
        coalesce((select d.dept_name from blade_system_dept d where d.id = r.dept_id and d.is_deleted = 0), '')
          as "deptName",
        coalesce(to_char(r.read_time, 'YYYY-MM-DD HH24:MI'), '') as time,
        coalesce(to_char(r.reply_time, 'YYYY-MM-DD HH24:MI'), '') as "replyTime",
        coalesce(r.reply_content, '') as reply
      from cms_messagereceiver r
      where r.message_id = $1 and r.is_deleted = 0
      order by r.reply_time is not null, r.read_status = '1', coalesce(r.reply_time, r.read_time) desc, r.id
      limit ${SHOWN}`,
    [id],
  );
  const { rows: counted } = await context.db.query<{ total: number; read: number; replied: number }>(
    `select count(*)::int as total, count(*) filter (where read_status = '1')::int as read,
        count(reply_time)::int as replied
      from cms_messagereceiver
      where message_id = $1 and is_deleted = 0`,
    [id],
  );
  const { total = 0, read = 0, replied = 0 } = counted[0] ?? {};
  return { total, read, replied: needReply === 1 ? replied : null, people: rows };
}
