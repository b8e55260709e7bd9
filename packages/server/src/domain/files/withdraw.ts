import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { heldFiles } from './heldFiles.ts';

type Known = Pick<Context, 'resources' | 'now'>;

/**
 * Takes the files of destroyed records out of service, in their transaction, unless something else holds them; the job
 * `file-removal` destroys their bytes soon. Refused with 400 for the attachment of a file that is still held.
 */
export async function withdrawFiles(
  sql: Sql,
  { path }: Resource,
  names: readonly string[],
  { resources, now }: Known,
): Promise<void> {
  if (names.length === 0) return;
  const held = await heldFiles(sql, resources, names);
  if (path === attach.path && held.size > 0)
    throw new Refusal(400, say`附件的文件仍有记录在使用，不能彻底删除；需要时可以恢复附件`);
  const gone = names.filter((name) => !held.has(name));
  await sql.query(
    `insert into sys_file_unheld (name, since, due) select name, $2, $2 from unnest($1::text[]) as name
      on conflict (name) do update set due = excluded.due`,
    [gone, now().toISOString()],
  );
  await sql.query(
    `update ${tableOf(attach).name} set is_deleted = 1, rev = rev + 1 where name = any($1::text[]) and is_deleted = 0`,
    [gone],
  );
}
