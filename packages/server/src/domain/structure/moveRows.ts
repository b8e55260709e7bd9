import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { idOrNone, idsIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';

/** A tree whose rows can be put in another place. */
export interface MovedTree {
  resource: Resource;
  /** Stores changed values of a row, inside of the transaction. */
  save: (row: Readonly<Record<string, unknown>>, context: Context) => Promise<unknown>;
}

/** Lets one change of the shape of a tree wait for the other. */
export const lockTree = async (sql: Sql, resource: Resource): Promise<unknown> =>
  sql.query('select pg_advisory_xact_lock(hashtext($1))', [tableOf(resource).name]);

/** The rows below one row in their new order: `ids` before `beforeId`, at the end where it is not among them. */
export function newOrder(present: readonly string[], ids: readonly string[], beforeId: string | null): string[] {
  const rest = present.filter((id) => !ids.includes(id));
  const at = beforeId === null ? -1 : rest.indexOf(beforeId);
  return at === -1 ? [...rest, ...ids] : [...rest.slice(0, at), ...ids, ...rest.slice(at)];
}

/** Puts rows below another row and in order, all or none; those that stand there are numbered anew. */
export async function moveRows(
  { resource, save }: MovedTree,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<{ moved: number }> {
  const ids = idsIn(input, 'ids');
  const [parentId, beforeId] = [idOrNone(input, 'parentId') ?? '0', idOrNone(input, 'beforeId')];
  if (ids.includes(parentId)) throw new Refusal(400, say`父节点不可选择自身!`);
  return context.db.tx(async (sql) => {
    await lockTree(sql, resource);
    const inner = transactionContext(context, sql);
    const q = new ReportQuery(inner);
    const present = await q.rows<{ id: string; sort: number | null }>(
      `select t.id::text as id, t.sort
        from ${q.of(resource)} and coalesce(t.parent_id, 0) = ${q.p(parentId)}::bigint
        order by t.sort, t.id`,
    );
    const sorts = new Map(present.map(({ id, sort }) => [id, sort]));
    for (const [index, id] of newOrder([...sorts.keys()], ids, beforeId).entries()) {
      const sort = index + 1;
      if (ids.includes(id)) await save({ id, parentId, sort }, inner);
      else if (sorts.get(id) !== sort) await save({ id, sort }, inner);
    }
    return { moved: ids.length };
  });
}
