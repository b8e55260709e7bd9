import { restore as restoreCall } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import { personOf } from '../../access/guard.ts';
import { scopesFor } from '../../access/scopes.ts';
import type { Context } from '../../call/Context.ts';
import { systemContext } from '../../call/systemContext.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { tableOf } from '../../table/table.ts';
import { restore } from '../../table/write/restore.ts';
import { say } from '../../words/say.ts';
import { filesOfRecords } from '../files/heldFiles.ts';
import { withdrawFiles } from '../files/withdraw.ts';
import { standing, undoable } from './removals.ts';

/** What went in one go from one register. */
interface Part {
  resource: Resource;
  ids: string[];
}

interface Removed {
  /** The register that was asked first, then those whose records went before, the last one first. */
  parts: readonly Part[];
  isOwn: boolean;
}

/** What went in one go with an entry of the log; refused where the person may not undo it. */
async function removed(sql: Sql, id: string, context: Context): Promise<Removed> {
  const person = personOf(context);
  const { rows } = await sql.query<{ path: string; id: string; own: boolean }>(
    `select a.path, a.record_id::text as id, a.user_id is not distinct from $3::bigint as own
      from sys_audit a, sys_audit o
      where o.id = $1 and o.tenant_id = $2 and a.tenant_id = o.tenant_id and a.trace_id = o.trace_id
        and a.user_id is not distinct from o.user_id and ${standing}
      order by a.id desc`,
    [id, person.tenantId, person.userId],
  );
  const parts = new Map<string, string[]>();
  for (const row of rows) parts.set(row.path, [...(parts.get(row.path) ?? []), row.id]);
  const found = [...parts].flatMap(([path, ids]): Part[] => {
    const resource = context.resources.get(path);
    return resource === undefined ? [] : [{ resource, ids }];
  });
  const [main] = found;
  const isOwn = rows[0]?.own === true;
  const isOpen = undoable(context).some((one) => one === main?.resource);
  if (main === undefined || !isOpen || (!isOwn && scopesFor(person, main.resource) !== null))
    throw new Refusal(400, say`回收站中没有这项，可能已被恢复或彻底删除，请刷新列表`);
  return { parts: found, isOwn };
}

/** The ids of rows that are still removed, locked. */
async function stillGone(sql: Sql, { resource, ids }: Part): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select id::text as id from ${tableOf(resource).name}
      where id = any($1::bigint[]) and is_deleted = 1 order by id for update`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Brings back what went in one go, exactly that: what hangs below comes after what it hangs on. */
export async function bringBack(id: string, context: Context): Promise<{ restored: number }> {
  return context.db.tx(async (sql) => {
    const { parts } = await removed(sql, id, context);
    let restored = 0;
    for (const [at, part] of parts.entries()) {
      const ids = await stillGone(sql, part);
      if (ids.length === 0) continue;
      const inner: Context = { ...transactionContext(context, sql), ofRecycleBin: true };
      const requested = { ids: ids.join(',') };
      const own = context.handlers.get(part.resource.path)?.handlers.restore;
      const as = at === 0 ? inner : systemContext(inner);
      await (own?.(requested, as) ?? restore(tableOf(part.resource), restoreCall, requested, as));
      restored += ids.length;
    }
    if (restored === 0) throw new Refusal(400, say`回收站中没有这项，可能已被恢复或彻底删除，请刷新列表`);
    return { restored };
  });
}

/** Destroys what went in one go; a second person is needed, so that nobody covers up what they removed. */
export async function purge(id: string, context: Context): Promise<{ purged: number }> {
  return context.db.tx(async (sql) => {
    const { parts, isOwn } = await removed(sql, id, context);
    if (isOwn) throw new Refusal(400, say`本人删除的记录须由另一个人彻底删除，请其他管理员办理`);
    let purged = 0;
    for (const part of parts) {
      const ids = await stillGone(sql, part);
      const { path } = part.resource;
      const files = await filesOfRecords(sql, part.resource, 'select unnest($1::bigint[])', [ids]);
      await sql.query(`delete from ${tableOf(part.resource).name} where id = any($1::bigint[]) and is_deleted = 1`, [
        ids,
      ]);
      for (const recordId of ids) await audit(sql, context, { action: 'purge', path, recordId });
      await withdrawFiles(sql, part.resource, files, context);
      purged += ids.length;
    }
    if (purged === 0) throw new Refusal(400, say`回收站中没有这项，可能已被恢复或彻底删除，请刷新列表`);
    return { purged };
  });
}
