import { isId } from '@lattice/api/readValue';
import type { Issue } from '@lattice/api/rules';
import type { Context } from '../Context.ts';
import type { Sql } from '../db/Database.ts';
import { type Said, say, word } from '../words/say.ts';
import { pointsTo } from './pointsTo.ts';
import { type Column, type Table, hasTable, snake, tableOf } from './table.ts';

const listed = (value: unknown) => String(value).split(',');

/** Checks that what a row points to is there: references by the tenant's rows, dictionary keys by the dictionary's open entries. */
export async function checkReferences(sql: Sql, values: ReadonlyMap<Column, unknown>, context: Context): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const [column, value] of values) {
    if (value === null || column.field === undefined) continue;
    if (column.field.dict !== undefined) issues.push(...(await checkKeys(sql, column, value)));
    else if (column.kind === 'refs') issues.push(...(await checkRows(sql, { ...column, kind: 'ref' }, listed(value), context)));
    else issues.push(...(await checkRows(sql, column, [value], context)));
  }
  return issues;
}

async function checkKeys(sql: Sql, column: Column, value: unknown): Promise<Issue[]> {
  const keys = column.kind === 'multidict' ? listed(value) : [String(value)];
  const { rows } = await sql.query<{ dict_key: string }>("select dict_key from blade_system_dict where code = $1 and dict_key <> '-1' and is_deleted = 0 and is_sealed = 0", [column.field?.dict]);
  const known = new Set(rows.map((row) => row.dict_key));
  return keys.filter((key) => !known.has(key)).map((key) => ({ field: column.name, rule: 'option', params: { value: key.slice(0, 60) } }));
}

async function checkRows(sql: Sql, column: Column, wanted: readonly unknown[], context: Context): Promise<Issue[]> {
  const to = pointsTo(column, context.resources);
  if (to === null) return [];
  const there = tableOf(to.resource);
  const params: unknown[] = [wanted];
  const own = to.resource.shared === true ? '' : ` and tenant_id = $${params.push(context.person?.tenantId)}`;
  const { rows } = await sql.query<{ n: string }>(`select count(*) as n from ${there.name} where "${to.key}"::text = any($1::text[]) and is_deleted = 0${own}`, params);
  if (Number(rows[0]?.n) !== new Set(wanted).size) return [{ field: column.name, rule: 'unknown' }];
  return column.field?.only === 'leaf' && (await hasBelow(sql, there, wanted)) ? [{ field: column.name, rule: 'leaf' }] : [];
}

/** True when rows of a tree have others below them. */
async function hasBelow(sql: Sql, tree: Table, ids: readonly unknown[]): Promise<boolean> {
  const { rows } = await sql.query(`select 1 from ${tree.name} where parent_id::text = any($1::text[]) and is_deleted = 0 limit 1`, [ids]);
  return rows.length > 0;
}

/** True when `parentId` is the row itself or lies below it. */
export async function isCycle(sql: Sql, table: Table, id: string, parentId: unknown): Promise<boolean> {
  if (typeof parentId !== 'string' || !isId(parentId)) return false;
  const { rows } = await sql.query(
    `with recursive up as (select id, parent_id, 1 as depth from ${table.name} where id = $1 union all select p.id, p.parent_id, up.depth + 1 from ${table.name} p join up on p.id = up.parent_id where up.depth < 100) select 1 from up where id = $2 limit 1`,
    [parentId, id],
  );
  return rows.length > 0;
}

/** Rows elsewhere that point to the given ones, each as its register and how many, so that a removal can name them. */
export async function dependants(sql: Sql, table: Table, ids: readonly string[], context: Context): Promise<Said[]> {
  const found: Said[] = [];
  for (const resource of context.resources.values()) {
    if (!hasTable(resource)) continue;
    const other = tableOf(resource);
    const columns = [...other.columns.values()].filter((column) => column.field !== undefined && column.name !== 'parentId' && pointsTo(column, context.resources)?.resource === table.resource);
    if (columns.length === 0) continue;
    const key = pointsTo(columns[0] as Column, context.resources)?.key ?? 'id';
    const held = key === 'id' ? ids : (await sql.query<{ v: string }>(`select "${snake(key)}"::text as v from ${table.name} where id = any($1::bigint[])`, [ids])).rows.map((row) => row.v);
    const { rows } = await sql.query<{ n: string }>(`select count(*) as n from ${other.name} where is_deleted = 0 and (${columns.map((c) => `"${c.sql}"::text = any($1::text[])`).join(' or ')})`, [held]);
    if (Number(rows[0]?.n) > 0) found.push(say`${word(resource.label)} ${rows[0]?.n ?? ''} 条`);
  }
  return found;
}
