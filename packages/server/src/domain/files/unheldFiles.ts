import { attach } from '@lattice/api/resources/blade-resource/attach';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import type { Sql } from '../../db/Database.ts';
import { STORED_NAME } from '../../files/FileStore.ts';
import { audit } from '../../table/audit.ts';
import { tableOf } from '../../table/table.ts';
import { heldFiles } from './heldFiles.ts';

/** Days for which a file that nothing holds stays in service, and for which it then lies in the recycle bin. */
const DAYS = 30;

const ATTACH = tableOf(attach).name;

interface Attachment {
  id: string;
  tenantId: string;
}

/** Notes what becomes of attachments, in the name of the server. */
async function note(sql: Sql, action: string, found: readonly Attachment[], context: Context): Promise<void> {
  for (const { id, tenantId } of found)
    await audit(sql, systemContext(context, tenantId), { action, path: attach.path, recordId: id });
}

/** Names of all files of which the database knows. */
async function knownFiles({ db }: Context): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from ${ATTACH} where link = '/files/' || name union select name from sys_file_unheld`,
  );
  return rows.map(({ name }) => name).filter((name) => STORED_NAME.test(name));
}

/** Files that are held again, or that somebody brought back, are in service as before. */
async function keepHeld(sql: Sql, held: readonly string[], now: string): Promise<void> {
  await sql.query(
    `update ${ATTACH} a set is_deleted = 0, rev = rev + 1 from sys_file_unheld u
      where u.name = any($1::text[]) and u.due is not null and a.name = u.name and a.is_deleted = 1`,
    [held],
  );
  await sql.query(
    `delete from sys_file_unheld u where u.name = any($1::text[])
      and (u.due is null or exists (select 1 from ${ATTACH} a where a.name = u.name))`,
    [held],
  );
  await sql.query(
    `update sys_file_unheld u set since = $1, due = null
      where u.due is not null and exists (select 1 from ${ATTACH} a where a.name = u.name and a.is_deleted = 0)`,
    [now],
  );
}

/** Puts into the recycle bin what nothing has held for long. */
async function setAside(sql: Sql, unheld: readonly string[], now: string, context: Context): Promise<number> {
  await sql.query(
    `insert into sys_file_unheld (name, since) select name, $2 from unnest($1::text[]) as name on conflict do nothing`,
    [unheld, now],
  );
  const { rows } = await sql.query<{ name: string }>(
    `update sys_file_unheld set due = $1::timestamptz + interval '${DAYS} days'
      where due is null and since <= $1::timestamptz - interval '${DAYS} days' returning name`,
    [now],
  );
  const { rows: removed } = await sql.query<Attachment>(
    `update ${ATTACH} set is_deleted = 1, rev = rev + 1, update_time = $2
      where name = any($1::text[]) and is_deleted = 0 returning id::text as id, tenant_id as "tenantId"`,
    [rows.map(({ name }) => name), now],
  );
  await note(sql, 'remove', removed, context);
  return rows.length;
}

/**
 * Puts files into the recycle bin that nothing has held for 30 days, and takes those out that are held again; gives how
 * many were put there.
 */
export async function setAsideFiles(context: Context): Promise<number> {
  const now = context.now().toISOString();
  const known = await knownFiles(context);
  const held = await heldFiles(context.db, context.resources, known);
  const unheld = known.filter((name) => !held.has(name));
  return context.db.tx(async (sql) => {
    await keepHeld(sql, [...held], now);
    return setAside(sql, unheld, now, context);
  });
}

/**
 * Destroys files that have lain in the recycle bin for 30 days, and those of destroyed records at once, unless
 * something holds them by now: the bytes first, so that what fails is tried again. Gives how many.
 */
export async function destroyFiles(context: Context): Promise<number> {
  return context.db.tx(async (sql) => {
    const { rows } = await sql.query<{ name: string }>(
      'select name from sys_file_unheld where due <= $1 order by name for update',
      [context.now().toISOString()],
    );
    const due = rows.map(({ name }) => name);
    if (due.length === 0) return 0;
    const held = await heldFiles(sql, context.resources, due);
    const gone = due.filter((name) => !held.has(name));
    for (const name of gone) await context.files.remove(name);
    const { rows: purged } = await sql.query<Attachment>(
      `delete from ${ATTACH} where name = any($1::text[]) returning id::text as id, tenant_id as "tenantId"`,
      [gone],
    );
    await note(sql, 'purge', purged, context);
    await sql.query('delete from sys_file_unheld where name = any($1::text[])', [gone]);
    return gone.length;
  });
}
