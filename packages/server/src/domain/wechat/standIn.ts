import type { Sql } from '../../db/Database.ts';
import { FOLLOWER } from './markFollower.ts';
import type { Waiting } from '../messages/webhook.ts';

/** What records say where nothing leads to WeChat. */
export const STAND_IN_NOTE = '模拟发送：尚未接入微信，没有粉丝收到';

/** What records say that were recalled where nothing leads to WeChat. */
export const RECALLED_NOTE = '模拟撤回：尚未接入微信，没有粉丝收到过';

const TAKEN = new Set(['mass', 'massTest', 'massDelete', 'menu', FOLLOWER]);

/** True for what the stand-in takes where nothing leads to WeChat: menus, mass messages, followers. */
export const isForStandIn = ({ channel, setting }: Pick<Waiting, 'channel' | 'setting'>): boolean =>
  channel === 'wechat' && TAKEN.has(setting);

/**
 * Fills the counts of a record as WeChat would report them, all followers, those not blocked, and no failure, and gives
 * it an id by which the message is recalled.
 */
export async function countFollowers(sql: Sql, recordId: string, tenant: string): Promise<void> {
  await sql.query(
    `update cms_articlewechatrecord r
      set total_count = c.total, filter_count = c.open, sent_count = c.open, error_count = 0,
        msg_id = coalesce(r.msg_id, r.id::text)
      from (select count(*)::int as total, count(*) filter (where coalesce(u.is_black, 0) = 0)::int as open
        from cms_wechatuser u
        where u.tenant_id = $2 and u.subscribe = 1 and u.is_deleted = 0) c
      where r.id = $1`,
    [recordId, tenant],
  );
}
