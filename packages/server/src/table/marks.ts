import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { referenceTarget } from './referenceTarget.ts';
import { type Table, columnOf, hasTable, tableOf } from './table.ts';

/** Gathers again the keys that registers put on the rows with the given ids. */
async function gather(sql: Sql, target: Table, field: string, ids: readonly string[], context: Context): Promise<void> {
  const parts = [...context.resources.values()].flatMap((resource) => {
    const { marks } = resource;
    if (marks?.field !== field || !hasTable(resource)) return [];
    const table = tableOf(resource);
    const through = columnOf(table, marks.through);
    if (referenceTarget(through, context.resources)?.resource !== target.resource) return [];
    return [
      `select '${marks.key}' as key
        from ${table.name} c
        where c."${through.sql}" = t.id and c."${columnOf(table, marks.while.field).sql}" = '${marks.while.is}'
          and c.is_deleted = 0`,
    ];
  });
  const column = columnOf(target, field).sql;
  await sql.query(
    `update ${target.name} t
      set "${column}" = coalesce((select string_agg(distinct k.key, ',' order by k.key)
            from (${parts.join(' union all ')}) k), '')
      where t.id = any($1::bigint[])`,
    [ids],
  );
}

/** Carries the mark of written rows to the rows that they point to, and to those that they pointed to before. */
export async function propagateMarks(
  sql: Sql,
  table: Table,
  pointed: readonly unknown[],
  context: Context,
): Promise<void> {
  const { marks } = table.resource;
  const ids = pointed.filter((id): id is string => typeof id === 'string' && id !== '');
  if (marks === undefined || ids.length === 0) return;
  const to = referenceTarget(columnOf(table, marks.through), context.resources);
  if (to !== null) await gather(sql, tableOf(to.resource), marks.field, ids, context);
}

/** What rows of a register with a mark point to. */
export async function markTargets(sql: Sql, table: Table, ids: readonly string[]): Promise<unknown[]> {
  const { marks } = table.resource;
  if (marks === undefined) return [];
  const { rows } = await sql.query<{ id: string | null }>(
    `select "${columnOf(table, marks.through).sql}"::text as id from ${table.name} where id = any($1::bigint[])`,
    [ids],
  );
  return rows.map((row) => row.id);
}
