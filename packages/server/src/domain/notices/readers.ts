import type { Reader, Readers } from '@lattice/api/readersCall';
import { notice } from '@lattice/api/resources/blade-desk/notice';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { findRow } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { lockRow } from '../../table/write/store.ts';
import { say } from '../../words/say.ts';
import { notify } from '../messages/notify.ts';
import { receiversOf } from '../messages/receiversOf.ts';

/** Minutes that have to pass between two reminders of a notice. */
const PAUSE = 30;
/** How many people are named. */
const SHOWN = 2000;
/** Most characters of a message. */
const LONGEST = 2000;

/** Who has read a notice, those who have not first. */
export async function readersOf(id: string, context: Context): Promise<Readers> {
  await findRow(tableOf(notice), id, context);
  const receivers = await receiversOf(context.db, id, context, 'blade_desk_notice');
  const ids = receivers.map((one) => one.id);
  const { rows } = await context.db.query<Reader>(
    `select u.id::text as id, coalesce(nullif(u.real_name, ''), u.account) as name,
        coalesce((select string_agg(d.dept_name, '、' order by d.id) from blade_system_dept d
          where d.id::text = any(string_to_array(coalesce(u.dept_id, ''), ','))
            and d.is_deleted = 0), '') as "deptName",
        coalesce(to_char(r.time, 'YYYY-MM-DD HH24:MI'), '') as time, '' as "replyTime", '' as reply
      from blade_user u
      left join sys_inbox_read r on r.user_id = u.id and r.item_id = $2
      where u.id = any($1::bigint[])
      order by r.time desc nulls first, u.id limit ${SHOWN}`,
    [ids, id],
  );
  const { rows: counted } = await context.db.query<{ read: number }>(
    'select count(*)::int as read from sys_inbox_read where item_id = $2 and user_id = any($1::bigint[])',
    [ids, id],
  );
  return { total: ids.length, read: counted[0]?.read ?? 0, replied: null, people: rows };
}

/**
 * Sends a message with the text of a notice to those who have not read it. Refused before it is out, where everybody
 * has read it, and within half an hour of the last time.
 */
export async function remindReaders(id: string, context: Context): Promise<{ reminded: number }> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const row = await lockRow(sql, tableOf(notice), id, inner);
    const now = context.now().toISOString();
    const { rows: out } = await sql.query<{ isOut: boolean }>(
      'select coalesce(release_time <= $2::timestamptz, false) as "isOut" from blade_desk_notice where id = $1',
      [id, now],
    );
    if (out[0]?.isOut !== true) throw new Refusal(400, say`通知还没有发布，发布后才能提醒`);
    const { rows: late } = await sql.query<{ one: number }>(
      `select 1 as one from cms_messagemain m join cms_messagereceiver r on r.message_id = m.id
        where m.biz_type = 'notice' and m.biz_id = $1 and r.send_time > $2::timestamptz - interval '${PAUSE} minutes'
        limit 1`,
      [id, now],
    );
    if (late.length > 0) throw new Refusal(400, say`${PAUSE} 分钟内已经发送或提醒过，请稍后再提醒`);
    const receivers = await receiversOf(sql, id, inner, 'blade_desk_notice');
    const { rows: unread } = await sql.query<{ id: string }>(
      `select u::text as id from unnest($1::bigint[]) as u
        where not exists (select 1 from sys_inbox_read r where r.user_id = u and r.item_id = $2)`,
      [receivers.map((one) => one.id), id],
    );
    if (unread.length === 0) throw new Refusal(400, say`所有接收人都已阅读，不用提醒`);
    await notify(sql, inner, {
      users: unread.map((one) => one.id),
      type: '1',
      title: String(row.title ?? ''),
      content: String(row.content ?? '').slice(0, LONGEST),
      bizType: 'notice',
      bizId: id,
    });
    await audit(sql, inner, {
      action: 'remind',
      path: notice.path,
      recordId: id,
      changes: { reminded: { after: unread.length } },
    });
    return { reminded: unread.length };
  });
}
