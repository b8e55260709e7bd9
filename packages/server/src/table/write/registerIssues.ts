import { type Range, judgeRange } from '@lattice/api/ranges';
import { constrainedFields } from '@lattice/api/relations';
import type { RowConstraint } from '@lattice/api/RowConstraint';
import type { Issue } from '@lattice/api/rules';
import type { Context } from '../../call/Context.ts';
import type { Sql } from '../../db/Database.ts';
import { type MessageDescriptor, labelMessage, say } from '../../words/say.ts';
import { choiceName } from '../read/referenceName.ts';
import { referenceTarget } from '../referenceTarget.ts';
import { type Column, type Table, columnOf, tableOf } from '../table.ts';
import { toParameter } from '../value.ts';

/** A row that is about to be stored: its id, null for a new one, and its values in stored form. */
export interface Candidate {
  id: string | null;
  valueOf: (column: Column) => unknown;
  /** Values that are stored, of a row that changes. */
  storedOf?: (column: Column) => unknown;
}

/** The rows of a tree among which a fact holds, as a further condition on `t`. */
export const onlySql = ({ only }: { only?: 'root' | 'below' }): string =>
  only === undefined ? '' : ` and coalesce(t.parent_id, 0) ${only === 'root' ? '=' : '<>'} 0`;

const plain = (value: unknown) => String(Number(value));
const spoken = ({ from, to }: { from: number; to: number }) => `${from}–${to}`;

/** True while the row that a row of ranges belongs to is in the state in which nothing may be left out. */
async function isInUse(
  sql: Sql,
  table: Table,
  { whole }: Extract<RowConstraint, { kind: 'disjoint' }>,
  valueOf: Candidate['valueOf'],
  context: Context,
): Promise<boolean> {
  const reference = columnOf(table, whole.through);
  const to = referenceTarget(reference, context.resources);
  if (to === null) return false;
  const there = tableOf(to.resource);
  const { rows } = await sql.query(
    `select 1 from ${there.name} where id = $1 and "${columnOf(there, whole.field).sql}" = $2`,
    [valueOf(reference), whole.is],
  );
  return rows.length > 0;
}

/** The field that breaks a fact, and the value of the other row that stands against it; null while the fact holds. */
async function broken(
  sql: Sql,
  table: Table,
  fact: RowConstraint,
  { id, valueOf, storedOf }: Candidate,
  tenantId: string,
  context: Context,
): Promise<Issue<MessageDescriptor> | null> {
  const params: unknown[] = [id];
  const p = (value: unknown) => `$${params.push(value)}`;
  const given = (name: string) => {
    const column = columnOf(table, name);
    return p(toParameter(column.kind, valueOf(column)));
  };
  const sqlOf = (name: string) => `t."${columnOf(table, name).sql}"`;
  const isNone = (name: string) => (valueOf(columnOf(table, name)) ?? '') === '';
  const others = [
    `from ${table.name} t where t.is_deleted = 0 and t.id is distinct from $1::bigint`,
    ...(table.resource.shared === true ? [] : [`t.tenant_id = ${p(tenantId)}`]),
    ...fact.within.map((name) => (isNone(name) ? `${sqlOf(name)} is null` : `${sqlOf(name)} = ${given(name)}`)),
  ].join(' and ');
  if (fact.kind === 'disjoint') {
    const { rows } = await sql.query<Record<keyof Range, string>>(
      `select ${sqlOf(fact.from)} as from, ${sqlOf(fact.to)} as to ${others} and ${sqlOf(fact.from)} is not null
          and ${sqlOf(fact.to)} is not null
        order by t.id`,
      params,
    );
    const rangeOf = (read: (column: Column) => unknown) => ({
      from: Number(read(columnOf(table, fact.from))),
      to: Number(read(columnOf(table, fact.to))),
    });
    const isElsewhere = fact.within.some(
      (name) => String(storedOf?.(columnOf(table, name))) !== String(valueOf(columnOf(table, name))),
    );
    const { overlap, gap } = judgeRange(
      rangeOf(valueOf),
      storedOf === undefined || isElsewhere ? null : rangeOf(storedOf),
      rows.map(({ from, to }) => ({ from: Number(from), to: Number(to) })),
    );
    if (overlap !== undefined) return { field: fact.from, rule: 'overlap', params: { value: spoken(overlap) } };
    if (gap === undefined) return null;
    if (await isInUse(sql, table, fact, valueOf, context))
      return { field: fact.from, rule: 'gap', params: { value: spoken(gap) } };
    context.notices.push(say`“${spoken(gap)}”之间还没有范围覆盖，请补齐`);
    return null;
  }
  if (fact.kind === 'distinct') {
    if (isNone(fact.field) || (fact.within.length > 0 && fact.within.every(isNone))) return null;
    const isRoot = ['', '0'].includes(
      String(fact.only === undefined ? '' : (valueOf(columnOf(table, 'parentId')) ?? '')),
    );
    if (fact.only !== undefined && isRoot !== (fact.only === 'root')) return null;
    const { rows } = await sql.query<{ name: string }>(
      `select ${choiceName(table.resource, 't', context)} as name
        ${others}${onlySql(fact)} and ${sqlOf(fact.field)} = ${given(fact.field)} order by t.id limit 1`,
      params,
    );
    const [first] = rows;
    if (first === undefined) return null;
    const label = labelMessage(table.resource.fields[fact.field]?.label ?? fact.field);
    const reason = say`已有“${first.name}”，${label}不能与它相同。请填写其他的，或打开已有的记录修改`;
    return { field: fact.field, rule: 'refused', params: { reason } };
  }
  const own = Number(valueOf(columnOf(table, fact.field)) ?? 0);
  if (fact.kind === 'single') {
    if (own !== 1) return null;
    const name = sqlOf(table.resource.title ?? 'id');
    const { rows } = await sql.query<{ name: string }>(
      `select ${name}::text as name ${others} and ${sqlOf(fact.field)} = 1 order by t.id limit 1`,
      params,
    );
    const [first] = rows;
    return first === undefined ? null : { field: fact.field, rule: 'single', params: { value: first.name } };
  }
  const { rows } = await sql.query<{ low: unknown; high: unknown }>(
    `select max(${sqlOf(fact.field)}) filter (where $1::bigint is null or t.id < $1::bigint) as low,
      min(${sqlOf(fact.field)}) filter (where t.id > $1::bigint) as high ${others}`,
    params,
  );
  const { low = null, high = null } = rows[0] ?? {};
  if (low !== null && own <= Number(low)) return { field: fact.field, rule: 'grows', params: { value: plain(low) } };
  return high !== null && own >= Number(high)
    ? { field: fact.field, rule: 'beforeNext', params: { value: plain(high) } }
    : null;
}

/**
 * Lets other writes that are judged by the rows of a register wait until the transaction ends, of all tenants where
 * they share it; gives the tenant.
 */
export async function lockRegister(sql: Sql, table: Table, context: Context): Promise<string> {
  const tenantId = context.person?.tenantId ?? '000000';
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [
    table.resource.shared === true ? table.name : `${table.name}.${tenantId}`,
  ]);
  return tenantId;
}

/**
 * What a row would break of what must hold among the rows of its register, for facts with one of the changed fields.
 * Other such writes wait until the transaction ends.
 */
export async function registerIssues(
  sql: Sql,
  table: Table,
  candidate: Candidate,
  changed: (name: string) => boolean,
  context: Context,
): Promise<Issue<MessageDescriptor>[]> {
  const facts = (table.resource.constraints ?? []).filter((fact) => constrainedFields(fact).some(changed));
  if (facts.length === 0) return [];
  const tenantId = await lockRegister(sql, table, context);
  const issues: Issue<MessageDescriptor>[] = [];
  for (const fact of facts) {
    const issue = await broken(sql, table, fact, candidate, tenantId, context);
    if (issue !== null) issues.push(issue);
  }
  return issues;
}
