import type { PlainCall } from '@lattice/api/call';
import { isId } from '@lattice/api/isId';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { audit } from '../audit.ts';
import { type Input, ownProperty } from '../bodyValues.ts';
import { propagateMarks, markTargets } from '../marks.ts';
import { dependants } from './references.ts';
import { lockRow } from './store.ts';
import type { Table } from '../table.ts';

/** Marks rows as removed, all or none; refused while rows hang below them or point to them. */
export async function remove(table: Table, call: PlainCall, input: Input, context: Context): Promise<boolean> {
  const key = call.key ?? 'ids';
  const raw = ownProperty(input, key);
  const ids = [...new Set(typeof raw === 'string' ? raw.split(',').map((id) => id.trim()) : [])].sort();
  if (ids.every((id) => id === '')) throw new Refusal(400, say`请至少选择一条记录`);
  if (ids.length > 1000 || !ids.every(isId)) throw new Refusal(400, say`参数“${key}”应为用逗号分隔的记录编号`);
  return context.db.tx(async (sql) => {
    for (const id of ids) await lockRow(sql, table, id, context);
    if (table.resource.tree === true) {
      const { rows } = await sql.query(
        `select 1
          from ${table.name}
          where parent_id = any($1::bigint[]) and not id = any($1::bigint[]) and is_deleted = 0 limit 1`,
        [ids],
      );
      if (rows.length > 0) throw new Refusal(400, say`请先删除子节点!`);
    }
    const others = await dependants(sql, table, ids, context);
    if (others.length > 0) throw new Refusal(400, say`不能删除：仍被${others}引用，请先修改或删除它们`);
    await sql.query(
      `update ${table.name}
        set is_deleted = 1, update_user = $2, update_time = now(), rev = rev + 1
        where id = any($1::bigint[])`,
      [ids, context.person?.userId ?? null],
    );
    await propagateMarks(sql, table, await markTargets(sql, table, ids), context);
    for (const id of ids) await audit(sql, context, { action: 'remove', path: table.resource.path, recordId: id });
    return true;
  });
}
