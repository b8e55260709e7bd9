import type { PlainCall } from '@lattice/api/call';
import { countedFields } from '@lattice/api/counts';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { type Table, columnOf } from '../table.ts';
import { whereOf } from './read.ts';

/** Refuses with 400 to count rows by what is no choice of the register. */
export function checkCountedField({ resource }: Table, by: unknown): asserts by is string {
  if (typeof by !== 'string' || !countedFields(resource).includes(by))
    throw new Refusal(400, say`不能按“${String(by ?? '').slice(0, 60)}”计数：没有这样的选项字段`);
}

/**
 * How many of the rows that a list would give have each value of the field `by`, by value: within the scope of the
 * person, and with the conditions of the list.
 */
export async function counts(
  table: Table,
  call: Pick<PlainCall, 'fixed'>,
  { by, current: _current, size: _size, ascs: _ascs, descs: _descs, ...input }: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Record<string, number>> {
  checkCountedField(table, by);
  const where = whereOf(table, input, call, context);
  const { rows } = await context.db.query<{ value: string; count: number }>(
    `select coalesce(t."${columnOf(table, by).sql}"::text, '') as value, count(*)::int as count
      from ${table.name} t
      where ${where.sql}
      group by 1`,
    where.params,
  );
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
}
