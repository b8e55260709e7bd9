import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { lockRow } from '../../table/write/store.ts';
import { say } from '../../words/say.ts';
import { sendMessages } from '../messages/outbox.ts';

/** Kinds of messages that WeChat deletes after they were sent; all others stay with who got them. */
const DELETABLE = new Set(['mpnews', 'mpvideo']);

/** Says why a sending cannot be taken back, by its record. */
function refuse(row: Readonly<Record<string, unknown>>): void {
  if (row.status === '0') throw new Refusal(400, say`正在发送，请等发送结束后再撤回`);
  if (row.status === '2') throw new Refusal(400, say`这次群发没有成功，没有内容可以撤回`);
  if (row.status === '3') throw new Refusal(400, say`这次群发已经撤回`);
  if (!DELETABLE.has(String(row.msg_type)))
    throw new Refusal(400, say`微信只能撤回图文和视频消息，这条消息已经送达，不能再撤回`);
  if (String(row.msg_id ?? '') === '') throw new Refusal(400, say`微信还没有报告这次群发的消息ID，请稍后再撤回`);
}

const isAsked = async (sql: Sql, recordId: string): Promise<boolean> =>
  (
    await sql.query(
      `select 1 from sys_outbox
        where channel = 'wechat' and setting = 'massDelete' and state = 'waiting' and content ->> 'recordId' = $1`,
      [recordId],
    )
  ).rows.length > 0;

/**
 * Asks WeChat to delete a mass message that it sent; the record is deleted once that is confirmed. Refused where
 * nothing can be taken back any more.
 */
export async function recallMass(massId: string, context: Context): Promise<{ recordId: string }> {
  const q = new ReportQuery(context);
  const [last] = await q.rows<{ id: string }>(
    `select t.id::text as id
      from ${q.of(articlewechatrecord)} and t.mass_id = ${q.p(massId)}
      order by t.id desc limit 1`,
  );
  if (last === undefined) throw new Refusal(400, say`这条群发还没有发送，不用撤回`);
  const recordId = last.id;
  return context.db.tx(async (sql) => {
    const row = await lockRow(sql, tableOf(articlewechatrecord), recordId, context);
    refuse(row);
    if (await isAsked(sql, recordId)) throw new Refusal(400, say`已经请求撤回，请等待微信确认`);
    const { rows } = await sql.query<{ app: string }>(
      'select app_id as app from cms_articlewechatgroupaccout where id = $1 and is_deleted = 0',
      [row.account_id],
    );
    const [account] = rows;
    if (account === undefined) throw new Refusal(400, say`群发的公众号不存在或未启用，请检查公众号设置`);
    await sendMessages(sql, context, {
      channel: 'wechat',
      receivers: [account.app],
      content: { msgId: row.msg_id, recordId },
      setting: 'massDelete',
    });
    await audit(sql, context, { action: 'recall', path: articlewechatmass.path, recordId: massId });
    return { recordId };
  });
}
