import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import type { Sql } from '../../db/Database.ts';
import { DatabaseError } from '../../db/DatabaseError.ts';
import { say } from '../../words/say.ts';
import { audit } from '../audit.ts';
import { propagateCopies } from '../copies.ts';
import { refuseIssues } from '../bodyValues.ts';
import { propagateMarks, markTargets } from '../marks.ts';
import { scopeOf } from '../read/read.ts';
import type { Column, Table } from '../table.ts';
import { maskedValue, toParameter, toWire } from '../value.ts';

/**
 * Tells which field a unique index guards, so that the refusal lands on it; a sensitive value may come from another
 * record, so it is told masked.
 */
export const uniqueViolation = (table: Table, error: unknown, values: ReadonlyMap<Column, unknown>): never => {
  if (error instanceof DatabaseError && error.code === '23505') {
    for (const [column, value] of values) {
      if (error.constraint === `${table.name}_${column.sql}_key`)
        return refuseIssues(table, [
          {
            field: column.name,
            rule: 'taken',
            params: { value: String(maskedValue(column.field, value)).slice(0, 60) },
          },
        ]);
    }
  }
  throw error;
};

/**
 * A row within the data scope of the person, locked to the end of the transaction; refused with 400 where there is
 * none.
 */
export async function lockRow(sql: Sql, table: Table, id: string, context: Context): Promise<Record<string, unknown>> {
  const params: unknown[] = [id];
  const { rows } = await sql.query(
    `select t.* from ${table.name} t where t.id = $1 and ${scopeOf(table, context, params)} for update`,
    params,
  );
  if (rows[0] === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  return rows[0];
}

/** What the audit log notes of a write: the value of each column before (none for a new row) and after. */
export const changesOf = (before: Record<string, unknown> | null, values: ReadonlyMap<Column, unknown>) =>
  Object.fromEntries(
    [...values].map(([column, value]) => [
      column.name,
      { ...(before && { before: toWire(column.kind, before[column.sql], false) }), after: value },
    ]),
  );

/** Writes changed columns of a locked row, raises its version, and notes the change. */
export async function store(
  sql: Sql,
  table: Table,
  before: Record<string, unknown>,
  changed: ReadonlyMap<Column, unknown>,
  action: string,
  context: Context,
): Promise<number> {
  const pointed = await markTargets(sql, table, [String(before.id)]);
  const params: unknown[] = [before.id, context.person?.userId ?? null];
  const sets = [...changed].map(
    ([column, value]) => `"${column.sql}" = $${params.push(toParameter(column.kind, value))}`,
  );
  const { rows } = await sql
    .query<{ rev: number }>(
      `update ${table.name}
        set ${sets.join(', ')}, update_user = $2, update_time = now(), rev = rev + 1
        where id = $1
        returning rev`,
      params,
    )
    .catch((error: unknown) => uniqueViolation(table, error, changed));
  await propagateCopies(sql, table, String(before.id), changed, context);
  await propagateMarks(sql, table, [...pointed, ...(await markTargets(sql, table, [String(before.id)]))], context);
  await audit(sql, context, {
    action,
    path: table.resource.path,
    recordId: String(before.id),
    changes: changesOf(before, changed),
  });
  return Number(rows[0]?.rev);
}
