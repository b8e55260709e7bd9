import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import type { Sql } from '../../db/Database.ts';
import { holdersOf } from '../messages/holdersOf.ts';
import { notify } from '../messages/notify.ts';

/** Tells those who may send a draft that it waits for them: everybody who reviews, but whoever wrote it. */
export async function tellReviewers(sql: Sql, id: string, context: Context): Promise<void> {
  const { tenantId, userId } = personOf(context);
  const { rows } = await sql.query<{ title: string; author: string | null }>(
    "select title, create_user::text as author from cms_articlewechatmass where id = $1 and status = '0'",
    [id],
  );
  const [draft] = rows;
  if (draft === undefined) return;
  const users = (await holdersOf(sql, 'reviewer', tenantId)).filter((one) => one !== draft.author && one !== userId);
  await notify(sql, systemContext(context), {
    users,
    type: '4',
    title: `微信群发待确认：${draft.title}`,
    content: `群发草稿“${draft.title}”等待第二人确认，请在微信群发中核对内容，再立即发送或定时发送。`,
  });
}
