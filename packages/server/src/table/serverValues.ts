import type { States } from '@lattice/api/resource';
import { townDay } from '@lattice/api/townTime';
import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';
import { type Column, type Table, columnOf } from './table.ts';

/** A moment as a statement's parameter. */
export const momentParameter = (date: Date): string => date.toISOString();

/** The next number of the day behind a prefix, such as `SJ202611200001`; two that are made at once never share one. */
export async function nextSerial(sql: Sql, table: Table, column: Column, prefix: string, now: Date): Promise<string> {
  const start = `${prefix}${townDay(now).replaceAll('-', '')}`;
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`${table.name}.${column.sql}.${start}`]);
  const { rows } = await sql.query<{ last: number }>(
    `select coalesce(max(substr("${column.sql}", $2)::int), 0) as last from ${table.name} where "${column.sql}" ~ $1`,
    [`^${start}[0-9]{4,6}$`, start.length + 1],
  );
  return `${start}${String((rows[0]?.last ?? 0) + 1).padStart(4, '0')}`;
}

/** What the server fills in when a row is made, whatever its body says. */
export async function serverValues(sql: Sql, table: Table, context: Context): Promise<Map<Column, unknown>> {
  const { person } = context;
  const found = new Map<Column, unknown>();
  for (const [name, { fill, readonly = false }] of Object.entries(table.resource.fields)) {
    if (fill === undefined || !readonly) continue;
    const column = columnOf(table, name);
    if (typeof fill === 'object') found.set(column, await nextSerial(sql, table, column, fill.serial, context.now()));
    else
      found.set(
        column,
        {
          now: momentParameter(context.now()),
          user: person?.userId ?? null,
          dept: person?.deptId.split(',')[0] || null,
        }[fill],
      );
  }
  return found;
}

/** What a move of a state machine notes of who made it and when. */
export function moveStamp(
  table: Table,
  { stamps = [] }: States,
  to: string,
  { person, now }: Context,
): Map<Column, unknown> {
  const found = new Map<Column, unknown>();
  for (const stamp of stamps) {
    if (stamp.to !== undefined && !stamp.to.includes(to)) continue;
    if (stamp.user !== undefined) found.set(columnOf(table, stamp.user), person?.userId ?? null);
    if (stamp.dept !== undefined) found.set(columnOf(table, stamp.dept), person?.deptId.split(',')[0] || null);
    if (stamp.time !== undefined) found.set(columnOf(table, stamp.time), momentParameter(now()));
  }
  return found;
}
