import type { PublishedMenu } from '@lattice/api/wechat/wechatCalls';
import type { WechatEntry } from '@lattice/api/wechat/menuFaults';
import { articlewechatgroupaccout } from '@lattice/api/resources/cms/articlewechatgroupaccout';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

/** The menu of an account that was taken last, and whether a later one is on its way; null where there is neither. */
export async function publishedMenu(accountId: string, context: Context): Promise<PublishedMenu | null> {
  const q = new ReportQuery(context);
  const account = await q.one<{ code: string; tenant: string }>(
    `select t.app_id as code, t.tenant_id as tenant
      from ${q.of(articlewechatgroupaccout)} and t.id = ${q.p(accountId)}`,
  );
  const { rows } = await context.db.query<{ time: string; content: { menus?: WechatEntry[] }; isTaken: boolean }>(
    `select to_char(created, 'YYYY-MM-DD HH24:MI:SS') as time, content, state <> 'waiting' as "isTaken"
      from sys_outbox
      where channel = 'wechat' and setting = 'menu' and receiver = $1 and tenant_id = $2
        and state in ('sent', 'kept', 'waiting')
      order by id desc limit 20`,
    [account.code, account.tenant],
  );
  const [latest] = rows;
  if (latest === undefined) return null;
  const last = rows.find(({ isTaken }) => isTaken);
  return { time: last?.time ?? '', entries: last?.content.menus ?? [], isWaiting: !latest.isTaken };
}
