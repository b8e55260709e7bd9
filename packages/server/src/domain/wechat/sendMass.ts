import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { sendMessages } from '../messages/outbox.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { lockRow } from '../../table/write/store.ts';
import { tableOf } from '../../table/table.ts';
import { move } from '../../table/write/move.ts';
import { say } from '../../words/say.ts';

/**
 * Sends a draft to the followers of its account: moves it on, makes its record and hands it to the outbox. Refused
 * beyond the account's quota of the month.
 */
export async function sendMass(id: string, context: Context): Promise<{ id: string; recordId: string }> {
  const { tenantId, userId } = personOf(context);
  return context.db.tx(async (sql) => {
    const { status, account_id: accountId } = await lockRow(sql, tableOf(articlewechatmass), id, context);
    if (status !== '0' && status !== '1') throw new Refusal(400, say`只有草稿可以发送`);
    await sql.query('select 1 from cms_articlewechatgroupaccout where id = $1 for update', [accountId]);
    await move(tableOf(articlewechatmass), 'sendWechatMass', { id, status: '2' }, transactionContext(context, sql));
    const { rows } = await sql.query<{
      app: string;
      enabled: number;
      quota: number | null;
      used: number;
      title: string;
      type: string;
      articles: string;
      content: string;
    }>(
      `select a.app_id as app, a.is_enabled as enabled, a.month_quota as quota, m.title, m.msg_type as type,
        coalesce(m.article_ids, '') as articles, coalesce(m.content, '') as content,
         (select count(*)::int from cms_articlewechatrecord r
           where r.account_id = a.id and r.send_time >= date_trunc('month', now()) and r.is_deleted = 0) as used
       from cms_articlewechatmass m
       join cms_articlewechatgroupaccout a on a.id = m.account_id and a.is_deleted = 0
       where m.id = $1`,
      [id],
    );
    const [mass] = rows;
    if (mass === undefined || mass.enabled !== 1)
      throw new Refusal(400, say`群发的公众号不存在或未启用，请检查公众号设置`);
    if (mass.quota !== null && mass.used >= mass.quota)
      throw new Refusal(400, say`本月已群发 ${mass.used} 次，达到公众号的限额 ${mass.quota} 次`);
    const recordId = context.nextId();
    await sql.query('update cms_articlewechatmass set send_time = now(), client_msg_id = $2 where id = $1', [
      id,
      recordId,
    ]);
    await sql.query(
      `insert into cms_articlewechatrecord (id, tenant_id, create_user, update_user, mass_id, account_id, title,
            msg_type, send_user, send_time, status)
        select $2, $3, $4, $4, m.id, m.account_id, m.title, m.msg_type, $4, now(), '0'
        from cms_articlewechatmass m
        where m.id = $1`,
      [id, recordId, tenantId, userId],
    );
    await sendMessages(sql, context, {
      channel: 'wechat',
      receivers: [mass.app],
      content: { title: mass.title, type: mass.type, articleIds: mass.articles, content: mass.content, recordId },
      setting: 'mass',
    });
    return { id, recordId };
  });
}
