import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { articlewechatrecord } from '@lattice/api/resources/cms/articlewechatrecord';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { advance } from '../../table/write/advance.ts';
import { RECALLED_NOTE, STAND_IN_NOTE, countFollowers } from './standIn.ts';
import type { Waiting } from '../messages/webhook.ts';

/** What a record holds of a reason. */
const MOST_WORDS = 300;

/** Notes at the record of a mass message how its deletion ended; one that failed leaves it sent, with the reason. */
export async function finishMassRecall(
  sql: Sql,
  { content, setting }: Waiting,
  { failure, isStandIn }: { failure: string | null; isStandIn: boolean },
  inner: Context,
): Promise<void> {
  if (setting !== 'massDelete' || typeof content !== 'object' || content === null || !('recordId' in content)) return;
  const { rows } = await sql.query<{ id: string }>(
    "select id from cms_articlewechatrecord where id::text = $1 and status = '1' and is_deleted = 0 for update",
    [content.recordId],
  );
  const [row] = rows;
  if (row === undefined) return;
  if (failure === null) await advance(articlewechatrecord, 'status', row.id, '3', 'system', inner);
  const note = failure === null ? (isStandIn ? RECALLED_NOTE : null) : `撤回失败：${failure}`.slice(0, MOST_WORDS);
  await sql.query('update cms_articlewechatrecord set err_msg = $2 where id = $1', [row.id, note]);
}

/**
 * Lets a mass message of a public account, and its record, know how its sending ended; `failure` is null when it was
 * taken, and `isStandIn` says that it was not WeChat who took it.
 */
export async function finishMassSending(
  sql: Sql,
  { content, setting, tenant }: Waiting,
  { failure, isStandIn }: { failure: string | null; isStandIn: boolean },
  inner: Context,
): Promise<void> {
  if (setting !== 'mass' || typeof content !== 'object' || content === null || !('recordId' in content)) return;
  const { rows } = await sql.query<{ id: string; mass: string; status: string; massStatus: string | null }>(
    `select r.id, r.mass_id as mass, r.status, m.status as "massStatus"
      from cms_articlewechatrecord r
      left join cms_articlewechatmass m on m.id = r.mass_id and m.is_deleted = 0
      where r.id::text = $1 and r.is_deleted = 0
      for update of r`,
    [content.recordId],
  );
  const [row] = rows;
  if (row === undefined) return;
  if (row.status === '0')
    await advance(articlewechatrecord, 'status', row.id, failure === null ? '1' : '2', 'system', inner);
  if (row.massStatus === '2')
    await advance(articlewechatmass, 'status', row.mass, failure === null ? '3' : '4', 'submit', inner);
  await sql.query('update cms_articlewechatrecord set err_msg = $2 where id = $1', [
    row.id,
    failure?.slice(0, MOST_WORDS) ?? (isStandIn ? STAND_IN_NOTE : null),
  ]);
  if (isStandIn && failure === null) await countFollowers(sql, row.id, tenant);
}
