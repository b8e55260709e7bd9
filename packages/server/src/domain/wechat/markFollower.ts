import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { columnOf, tableOf } from '../../table/table.ts';
import { sendMessages } from '../messages/outbox.ts';
import type { Waiting } from '../messages/webhook.ts';

/** The setting of messages that tell WeChat the tags of a follower and whether it is on the blacklist. */
export const FOLLOWER = 'follower';

/** What a follower holds of a reason. */
const MOST_WORDS = 300;

const table = tableOf(wechatuser);
const [statusColumn, failureColumn] = [columnOf(table, 'syncStatus').sql, columnOf(table, 'syncFailure').sql];

/**
 * Has WeChat take over what is kept here of a follower, in the transaction that changed it. The whole state is sent, so
 * that the newest message alone counts; one that still waits is dropped.
 */
export async function sendFollower(sql: Sql, id: string, context: Context): Promise<void> {
  const { rows } = await sql.query<{ openid: string; tags: string; black: boolean; app: string | null }>(
    `select u.openid, coalesce(u.tag_ids, '') as tags, coalesce(u.is_black, 0) = 1 as black,
        (select a.app_id from cms_articlewechatgroupaccout a
          where a.tenant_id = u.tenant_id and a.is_enabled = 1 and a.is_deleted = 0
          order by a.is_default desc nulls last, a.id limit 1) as app
      from cms_wechatuser u
      where u.id = $1 and u.is_deleted = 0 and coalesce(u.openid, '') <> ''`,
    [id],
  );
  const [follower] = rows;
  if (follower === undefined) return;
  const { openid, tags, black, app } = follower;
  await sql.query(
    `delete from sys_outbox where state = 'waiting' and channel = 'wechat' and setting = $1 and receiver = $2`,
    [FOLLOWER, openid],
  );
  await sendMessages(sql, context, {
    channel: 'wechat',
    receivers: [openid],
    content: { appId: app ?? '', followerId: id, tags: tags.split(',').filter(Boolean), isBlack: black },
    setting: FOLLOWER,
  });
  await sql.query(`update cms_wechatuser set ${statusColumn} = '0', ${failureColumn} = null where id = $1`, [id]);
}

/** Notes at a follower whether WeChat took its tags and its place on the blacklist, unless it was changed since. */
export async function finishFollower(
  sql: Sql,
  { id, receiver, content, setting }: Waiting,
  failure: string | null,
): Promise<void> {
  if (setting !== FOLLOWER || typeof content !== 'object' || content === null || !('followerId' in content)) return;
  await sql.query(
    `update cms_wechatuser set ${statusColumn} = $2, ${failureColumn} = $3, rev = rev + 1
      where id::text = $1 and not exists (select 1 from sys_outbox o
        where o.channel = 'wechat' and o.setting = $4 and o.receiver = $5 and o.id > $6)`,
    [content.followerId, failure === null ? '1' : '2', failure?.slice(0, MOST_WORDS) ?? null, FOLLOWER, receiver, id],
  );
}
