import { dayFrom } from '@lattice/api/day';
import { townDay } from '@lattice/api/townTime';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { parameterNumbers } from '../settings/parameterNumbers.ts';

/** First half of the keys that let one upload of a person after the other be counted. */
const LOCK = 7_418_552;
const MEGABYTE = 1024 * 1024;

/**
 * Refuses a file with 429 where the person has uploaded as many files or bytes today as the tenant allows;
 * in the transaction that notes the file, so that uploads side by side are counted one after the other.
 */
export async function refuseMoreUploads(sql: Sql, context: Context, bytes: number): Promise<void> {
  const { userId, tenantId } = personOf(context);
  const today = townDay(context.now());
  await sql.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, userId]);
  const keys = ['upload.dayCount', 'upload.dayMegabytes'];
  const [mostFiles = 0, mostMegabytes = 0] = await parameterNumbers(sql, tenantId, keys);
  const { rows } = await sql.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(attach_size), 0)::float8 as bytes from blade_resource_attach
     where create_user = $1 and create_time >= $2::date`,
    [userId, today],
  );
  const { count = 0, bytes: before = 0 } = rows[0] ?? {};
  const again = dayFrom(today, 1);
  if (count >= mostFiles)
    throw new Refusal(429, say`今天已上传 ${count} 个文件，达到每天的上限，${again} 零点后可以继续上传`);
  if (before + bytes > mostMegabytes * MEGABYTE)
    throw new Refusal(
      429,
      say`今天已上传 ${Math.round(before / MEGABYTE)} MB，加上这个文件超过每天 ${mostMegabytes} MB 的上限，${again} 零点后可以继续上传`,
    );
}
