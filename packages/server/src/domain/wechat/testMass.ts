import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { MOST_TESTERS } from '@lattice/api/wechat/wechatCalls';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { say } from '../../words/say.ts';
import { sendMessages } from '../messages/outbox.ts';

/** Sends a mass message to some followers alone, to be looked at before all others get it. */
export async function testMass(id: string, users: readonly string[], context: Context): Promise<{ count: number }> {
  if (users.length === 0 || users.length > MOST_TESTERS)
    throw new Refusal(400, say`请选择 1 到 ${MOST_TESTERS} 个测试接收人`);
  const m = new ReportQuery(context);
  const mass = await m.one<{ title: string; type: string; articles: string; content: string }>(
    `select t.title, t.msg_type as type, coalesce(t.article_ids, '') as articles, coalesce(t.content, '') as content
      from ${m.of(articlewechatmass)} and t.id = ${m.p(id)}`,
  );
  const u = new ReportQuery(context);
  const found = await u.rows<{ openid: string }>(
    `select t.openid from ${u.of(wechatuser)} and t.subscribe = 1 and ${u.among('t.id', users)}`,
  );
  if (found.length < users.length) throw new Refusal(400, say`测试接收人里有人没有关注公众号，请重新选择`);
  await context.db.tx(async (sql) => {
    await sendMessages(sql, context, {
      channel: 'wechat',
      receivers: found.map(({ openid }) => openid),
      content: { title: mass.title, type: mass.type, articleIds: mass.articles, content: mass.content },
      setting: 'massTest',
    });
    await audit(sql, context, { action: 'test', path: articlewechatmass.path, recordId: id });
  });
  return { count: found.length };
}
