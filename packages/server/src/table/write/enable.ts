import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../audit.ts';
import { scopeOf } from '../read/read.ts';
import { tableOf } from '../table.ts';
import { say } from '../../words/say.ts';

/** Turns one row of a register of settings on (status 2) and all others of the tenant off (status 1). */
export async function enable(resource: Resource, id: string, context: Context): Promise<boolean> {
  const table = tableOf(resource);
  return context.db.tx(async (sql) => {
    const params: unknown[] = [id];
    const { rows } = await sql.query<{ id: string; on: boolean }>(
      `update ${table.name} t
        set status = case when t.id = $1 then '2' else '1' end, update_time = now(), rev = rev + 1
        where ${scopeOf(table, context, params)} and (t.id = $1 or t.status = '2')
        returning t.id, t.id = $1 as on`,
      params,
    );
    if (!rows.some((row) => row.on)) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    for (const row of rows)
      await audit(sql, context, {
        action: 'enable',
        path: resource.path,
        recordId: row.id,
        changes: { status: { after: row.on ? '2' : '1' } },
      });
    return true;
  });
}
