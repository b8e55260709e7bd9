import { isReference } from '@lattice/api/kinds/kindOf';
import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { referenceTarget } from './referenceTarget.ts';
import { type Column, type Table, columnOf, hasTable, tableOf } from './table.ts';

/**
 * The readonly columns that a row copies from the rows that it points to, with their values; only where the pointing
 * column is among `values`.
 */
export async function copiedValues(
  sql: Sql,
  table: Table,
  values: ReadonlyMap<Column, unknown>,
  context: Context,
): Promise<Map<Column, unknown>> {
  const found = new Map<Column, unknown>();
  for (const [name, { copy, readonly = false }] of Object.entries(table.resource.fields)) {
    if (copy === undefined || !readonly) continue;
    const own = columnOf(table, copy.through);
    const to = referenceTarget(own, context.resources);
    const id = values.get(own);
    if (to === null || !values.has(own)) continue;
    const there = tableOf(to.resource);
    const { rows } = await sql.query<{ value: unknown }>(
      `select "${columnOf(there, copy.field).sql}" as value from ${there.name} where id = $1 and is_deleted = 0`,
      [id ?? null],
    );
    found.set(columnOf(table, name), rows[0]?.value ?? null);
  }
  return found;
}

/**
 * Carries changed references of a row to the rows that copy them into readonly fields; copied names stay as they were
 * when the copy was made.
 */
export async function propagateCopies(
  sql: Sql,
  table: Table,
  id: string,
  changed: ReadonlyMap<Column, unknown>,
  context: Context,
): Promise<void> {
  for (const resource of context.resources.values()) {
    if (!hasTable(resource)) continue;
    const other = tableOf(resource);
    for (const [name, { copy, readonly = false }] of Object.entries(resource.fields)) {
      if (!readonly) continue;
      const source = copy && table.columns.get(copy.field);
      if (copy === undefined || source === undefined || !isReference(source) || !changed.has(source)) continue;
      const through = columnOf(other, copy.through);
      if (referenceTarget(through, context.resources)?.resource !== table.resource) continue;
      await sql.query(
        `update ${other.name}
          set "${columnOf(other, name).sql}" = (select "${source.sql}" from ${table.name} where id = $1)
          where "${through.sql}" = $1 and is_deleted = 0`,
        [id],
      );
    }
  }
}
