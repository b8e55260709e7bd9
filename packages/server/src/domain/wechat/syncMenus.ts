import { MOST_BELOW, MOST_TOP, type WechatEntry, menuFaults } from '@lattice/api/wechat/menuFaults';
import { moveRefusal } from '@lattice/api/moveRefusal';
import { statesOf } from '@lattice/api/resource';
import { articlewechatgroupaccout } from '@lattice/api/resources/cms/articlewechatgroupaccout';
import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import type { Waiting } from '../messages/webhook.ts';
import { sendMessages } from '../messages/outbox.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { moverOf } from '../../table/states.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';

interface Menu extends WechatEntry {
  type: string;
}

/** What of an account's menus WeChat would refuse; null when nothing. */
export function refusedMenus(menus: readonly WechatEntry[]): MessageDescriptor | null {
  const fault = menuFaults(menus).find(({ kind }) => kind !== 'link');
  switch (fault?.kind) {
    case 'none':
      return say`这个公众号还没有启用的菜单，请先添加`;
    case 'manyTop':
      return say`一级菜单最多 ${MOST_TOP} 个，现有 ${fault.count} 个`;
    case 'manyBelow':
      return say`“${fault.name}”下的二级菜单最多 ${MOST_BELOW} 个，现有 ${fault.count} 个`;
    case 'long':
      return say`菜单“${fault.name}”的名称超过微信允许的字节数，请改短后再同步`;
    case 'idle':
      return say`菜单“${fault.name}”没有动作，请填写键值、链接或选择文章`;
    case 'link':
    case undefined:
      return null;
  }
}

/** Checks the menus of an account and hands them to the outbox. */
export async function syncMenus(accountId: string, context: Context): Promise<{ count: number }> {
  const mover = moverOf(context);
  const moves = statesOf(articlewechatmenu).flatMap((machine) =>
    machine.moves.filter(({ call }) => call === 'syncMenu'),
  );
  if (moves.every((move) => moveRefusal(articlewechatmenu, move, mover, {}) !== null))
    throw new Refusal(403, say`您的角色不能同步公众号菜单`);
  const a = new ReportQuery(context);
  const account = await a.one<{ code: string }>(
    `select t.app_id as code from ${a.of(articlewechatgroupaccout)} and t.id = ${a.p(accountId)} and t.is_enabled = 1`,
  );
  const q = new ReportQuery(context);
  const menus = await q.rows<Menu>(
    `select t.id, coalesce(t.parent_id, 0)::text as "parentId", t.menu_name as name, coalesce(t.menu_type, '') as type,
      coalesce(nullif(t.menu_key, ''), nullif(t.media_id, ''), t.article_id::text, '') as key,
      coalesce(nullif(t.url, ''), t.page_path, '') as url
     from ${q.of(articlewechatmenu)} and t.account_id = ${q.p(accountId)} and coalesce(t.is_enabled, 1) = 1
     order by t.sort nulls last, t.id`,
  );
  const wrong = refusedMenus(menus);
  if (wrong !== null) throw new Refusal(400, wrong);
  return context.db.tx(async (sql) => {
    await sql.query(
      `update cms_articlewechatmenu set sync_status = '1', sync_time = now(), rev = rev + 1
        where id = any($1::bigint[])`,
      [menus.map((menu) => menu.id)],
    );
    await sendMessages(sql, context, {
      channel: 'wechat',
      receivers: [account.code],
      content: { menus },
      setting: 'menu',
    });
    await audit(sql, context, { action: 'syncMenu', path: 'cms/articlewechatgroupaccout', recordId: accountId });
    return { count: menus.length };
  });
}

/** Lets the menus of a synchronisation know that it failed, unless they were changed since. */
export async function failMenus(sql: Sql, { content, setting }: Pick<Waiting, 'content' | 'setting'>): Promise<void> {
  if (setting !== 'menu' || typeof content !== 'object' || content === null || !('menus' in content)) return;
  const ids = (content.menus as readonly Pick<Menu, 'id'>[]).map(({ id }) => id);
  await sql.query(
    `update cms_articlewechatmenu set sync_status = '2', rev = rev + 1
      where id = any($1::bigint[]) and sync_status = '1'`,
    [ids],
  );
}

/** Notes that a menu no longer is what WeChat has, after it was edited. */
export async function forgetSync(sql: Sql, id: string): Promise<void> {
  await sql.query("update cms_articlewechatmenu set sync_status = '0' where id = $1 and sync_status in ('1', '2')", [
    id,
  ]);
}
