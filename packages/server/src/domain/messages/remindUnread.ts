import { messageMain } from '@lattice/api/resources/cms/messageMain';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { activeAccountSql } from '../../session/accountLock.ts';
import { audit } from '../../table/audit.ts';
import { tableOf } from '../../table/table.ts';
import { lockRow } from '../../table/write/store.ts';
import { say } from '../../words/say.ts';
import { carryOut } from './carryOut.ts';
import { INBOX_CHANNEL } from './stream.ts';

/** Minutes that have to pass before the same people are reminded again. */
const PAUSE = 30;
const SENT = '2';
/** A receiver `r` who has not read, or not confirmed what asks for it. */
const isWaiting = "(r.read_status = '0' or (r.need_reply = 1 and r.reply_time is null))";

/**
 * Reminds those who have not read a sent message, or not confirmed one that asks for it: it comes up again in their
 * inbox and goes out by its channels once more. Refused where nobody is left, and within half an hour of the last time.
 */
export async function remindUnread(id: string, context: Context): Promise<{ reminded: number }> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const { status, need_reply: needReply } = await lockRow(sql, tableOf(messageMain), id, inner);
    if (status !== SENT) throw new Refusal(400, say`只有已发送的消息可以提醒`);
    const now = context.now().toISOString();
    const { rows: unread } = await sql.query<{ id: string; phone: string; isDue: boolean }>(
      `select u.id::text as id, coalesce(u.phone, '') as phone,
          coalesce(greatest(r.send_time, r.remind_time)
            <= $2::timestamptz - interval '${PAUSE} minutes', true) as "isDue"
        from cms_messagereceiver r
        join blade_user u on u.id = r.receiver_user_id and u.is_deleted = 0 and ${activeAccountSql}
        where r.message_id = $1 and ${isWaiting} and r.is_deleted = 0
        order by u.id`,
      [id, now],
    );
    if (unread.length === 0)
      throw new Refusal(400, needReply === 1 ? say`所有接收人都已回执，不用提醒` : say`所有接收人都已阅读，不用提醒`);
    const due = unread.filter(({ isDue }) => isDue);
    if (due.length === 0) throw new Refusal(400, say`${PAUSE} 分钟内已经发送或提醒过，请稍后再提醒`);
    const ids = due.map((one) => one.id);
    await sql.query(
      `update cms_messagereceiver r set remind_time = $3::timestamptz, rev = rev + 1
        where message_id = $1 and receiver_user_id = any($2::bigint[]) and ${isWaiting} and is_deleted = 0`,
      [id, ids, now],
    );
    await carryOut(sql, inner, id, due);
    await audit(sql, inner, {
      action: 'remind',
      path: messageMain.path,
      recordId: id,
      changes: { reminded: { after: ids.length } },
    });
    await sql.query('select pg_notify($1, u::text) from unnest($2::bigint[]) as u', [INBOX_CHANNEL, ids]);
    return { reminded: ids.length };
  });
}
