import type { Field } from '@lattice/api/field';
import { isId } from '@lattice/api/isId';
import { isMany } from '@lattice/api/kinds/kindOf';
import type { Issue } from '@lattice/api/rules';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { type MessageDescriptor, say, labelMessage } from '../../words/say.ts';
import { type Part, partsOf } from './partsOf.ts';
import { referencedRegister, referenceTarget } from '../referenceTarget.ts';
import { scopeOf } from '../read/read.ts';
import { type Column, type Table, hasTable, snake, tableOf } from '../table.ts';

/** Several ids or keys of one value. */
const listed = (field: Pick<Field, 'kind'>, value: unknown): readonly unknown[] =>
  isMany(field) ? String(value).split(',') : [value];

/** What of a row is pointed to now: ids of a list that stood in it before are not judged again. */
const added = (column: Column, value: unknown, before: unknown): readonly unknown[] => {
  const known = new Set(isMany(column) && column.field?.dict === undefined ? listed(column, before ?? '') : []);
  return listed(column, value).filter((id) => !known.has(id));
};

/**
 * Checks that what a row points to is there and, unless the row only comes back, that the person may see it: references
 * by the rows of the tenant within the person's data scopes, dictionary keys by the dictionary's open entries; inside
 * of a shape too. `before` is the row as it stands, by wire name.
 */
export async function checkReferences(
  sql: Sql,
  values: ReadonlyMap<Column, unknown>,
  context: Context,
  before: Readonly<Record<string, unknown>> = {},
): Promise<Issue[]> {
  const row = { ...before, ...Object.fromEntries([...values].map(([{ name }, value]) => [name, value])) };
  const issues: Issue[] = [];
  for (const [column, value] of values) {
    if (value === null || column.field === undefined) continue;
    if (column.field.shape === undefined) {
      const wanted = added(column, value, before[column.name]);
      if (wanted.length > 0) issues.push(...(await checkValues(sql, column, wanted, context)));
      continue;
    }
    const stood = new Set(partsOf(column.name, column.field, before[column.name], before).map(nameOfPart));
    const parts = partsOf(column.name, column.field, value, row).filter((part) => !stood.has(nameOfPart(part)));
    issues.push(...(await checkParts(sql, parts, context)));
  }
  return issues;
}

const checkValues = (sql: Sql, column: Column, wanted: readonly unknown[], context: Context): Promise<Issue[]> =>
  column.field?.dict === undefined
    ? checkRows(sql, column, wanted, context)
    : checkKeys(sql, column, wanted.map(String));

/** What a part says, wherever it stands: a row that only moved is not judged again. */
const nameOfPart = ({ name, field, value }: Part): string => JSON.stringify([name, field.to, value]);

/**
 * Checks the values inside of a shape, those of one field in all rows at once; the first that points nowhere is named,
 * with its row.
 */
async function checkParts(sql: Sql, parts: readonly Part[], context: Context): Promise<Issue[]> {
  for (const field of new Set(parts.map((part) => part.field))) {
    const same = parts.filter((part) => part.field === field);
    const column: Column = { name: same[0]?.name ?? '', sql: '', type: '', kind: field.kind, field };
    const check = (some: readonly Part[]) =>
      checkValues(sql, column, [...new Set(some.flatMap(({ value }) => listed(field, value)))], context);
    if ((await check(same)).length === 0) continue;
    for (const part of same) {
      const [issue] = await check([part]);
      if (issue !== undefined) return [part.within(issue)];
    }
  }
  return [];
}

async function checkKeys(sql: Sql, column: Column, keys: readonly string[]): Promise<Issue[]> {
  const { rows } = await sql.query<{ dict_key: string }>(
    "select dict_key from blade_system_dict where code = $1 and dict_key <> '-1' and is_deleted = 0 and is_sealed = 0",
    [column.field?.dict],
  );
  const known = new Set(rows.map((row) => row.dict_key));
  return keys
    .filter((key) => !known.has(key))
    .map((key) => ({ field: column.name, rule: 'option', params: { value: key.slice(0, 60) } }));
}

/** The same person with every row of the tenant in sight. */
const everywhere = (context: Context): Context =>
  context.person === null ? context : { ...context, person: { ...context.person, rows: [] } };

/** The same, for rows that come back as they were: what they point to was chosen before. */
export const checkReferencesExist = async (
  sql: Sql,
  values: ReadonlyMap<Column, unknown>,
  context: Context,
): Promise<Issue[]> => checkReferences(sql, values, everywhere(context));

async function checkRows(sql: Sql, column: Column, wanted: readonly unknown[], context: Context): Promise<Issue[]> {
  const to = referencedRegister(column, context.resources);
  if (to === null) return [];
  const there = tableOf(to.resource);
  const params: unknown[] = [wanted];
  // Everybody may choose any colleague (`blade-user/user-list`), whatever they see of accounts.
  const seen = scopeOf(there, there.resource.path === 'blade-user' ? everywhere(context) : context, params);
  const { rows } = await sql.query<{ n: string }>(
    `select count(*) as n from ${there.name} t where t."${to.key}"::text = any($1::text[]) and ${seen}`,
    params,
  );
  if (Number(rows[0]?.n) !== new Set(wanted).size) return [{ field: column.name, rule: 'unknown' }];
  return column.field?.only === 'leaf' && (await hasBelow(sql, there, wanted))
    ? [{ field: column.name, rule: 'leaf' }]
    : [];
}

/** True when rows of a tree have others below them. */
async function hasBelow(sql: Sql, tree: Table, ids: readonly unknown[]): Promise<boolean> {
  const { rows } = await sql.query(
    `select 1 from ${tree.name} where parent_id::text = any($1::text[]) and is_deleted = 0 limit 1`,
    [ids],
  );
  return rows.length > 0;
}

/** True when `parentId` is the row itself or lies below it. */
export async function isCycle(sql: Sql, table: Table, id: string, parentId: unknown): Promise<boolean> {
  if (typeof parentId !== 'string' || !isId(parentId)) return false;
  const { rows } = await sql.query(
    `with recursive up as (select id, parent_id, 1 as depth from ${table.name} where id = $1 union all
          select p.id, p.parent_id, up.depth + 1 from ${table.name} p join up on p.id = up.parent_id
        where up.depth < 100)
      select 1
      from up
      where id = $2 limit 1`,
    [parentId, id],
  );
  return rows.length > 0;
}

/**
 * Rows elsewhere that point to the given ones, each as its register and how many, so that a removal can name them;
 * those that go along are none.
 */
export async function dependants(
  sql: Sql,
  table: Table,
  ids: readonly string[],
  context: Context,
  along: readonly string[] = [],
): Promise<MessageDescriptor[]> {
  const found: MessageDescriptor[] = [];
  for (const resource of context.resources.values()) {
    if (!hasTable(resource)) continue;
    const other = tableOf(resource);
    const columns = [...other.columns.values()].filter(
      (column) =>
        column.field !== undefined &&
        column.name !== 'parentId' &&
        referenceTarget(column, context.resources)?.resource === table.resource,
    );
    if (columns.length === 0) continue;
    const key = referenceTarget(columns[0] as Column, context.resources)?.key ?? 'id';
    const held =
      key === 'id'
        ? ids
        : (
            await sql.query<{ v: string }>(
              `select "${snake(key)}"::text as v from ${table.name} where id = any($1::bigint[])`,
              [ids],
            )
          ).rows.map((row) => row.v);
    const { rows } = await sql.query<{ n: string }>(
      `select count(*) as n
        from ${other.name}
        where is_deleted = 0 and (${columns.map((c) => `"${c.sql}"::text = any($1::text[])`).join(' or ')})
          and not (id = any($2::bigint[]))`,
      [held, along],
    );
    if (Number(rows[0]?.n) > 0) found.push(say`${labelMessage(resource.label)} ${rows[0]?.n ?? ''} 条`);
  }
  return found;
}
