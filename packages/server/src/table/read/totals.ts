import type { PlainCall } from '@lattice/api/call';
import { addsUp } from '@lattice/api/addsUp';
import { type GroupTotal, groupedFields } from '@lattice/api/totals';
import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { type Table, columnOf } from '../table.ts';
import { whereOf } from './read.ts';

/** How many groups are answered at once: as many as a page has rows. */
const MOST = 200;

/** Refuses with 400 to add up rows by what is no choice and no reference of the register. */
export function checkGroupedField({ resource }: Table, by: unknown): asserts by is string {
  if (typeof by !== 'string' || !groupedFields(resource).includes(by))
    throw new Refusal(400, say`不能按“${String(by ?? '').slice(0, 60)}”分组：没有这样的字段`);
}

/**
 * How many of the rows that a list would give have each of some values of the field `by`, and the sums of their
 * numbers: within the scope of the person, and with the conditions of the list.
 */
export async function totals(
  table: Table,
  call: Pick<PlainCall, 'fixed'>,
  {
    by,
    values,
    current: _current,
    size: _size,
    ascs: _ascs,
    descs: _descs,
    ...input
  }: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Record<string, GroupTotal>> {
  checkGroupedField(table, by);
  const requested = typeof values === 'string' ? values.split(',') : [];
  if (requested.length > MOST) throw new Refusal(400, say`分组的值不能超过 ${MOST} 个`);
  const where = whereOf(table, input, call, context);
  const names = Object.entries(table.resource.fields).flatMap(([name, field]) => (addsUp(field) ? [name] : []));
  const sums = names.map((name, at) => `, sum(t."${columnOf(table, name).sql}")::text as sum${at}`).join('');
  const value = `coalesce(t."${columnOf(table, by).sql}"::text, '')`;
  const { rows } = await context.db.query<{ value: string; count: number } & Record<string, string | number | null>>(
    `select ${value} as value, count(*)::int as count${sums}
      from ${table.name} t
      where (${where.sql}) and ${value} in (select jsonb_array_elements_text($${where.params.length + 1}::jsonb))
      group by 1`,
    [...where.params, JSON.stringify(requested)],
  );
  return Object.fromEntries(
    rows.map((row) => [
      row.value,
      {
        count: row.count,
        sums: Object.fromEntries(
          names.flatMap((name, at) => {
            const sum = row[`sum${at}`];
            return typeof sum === 'string' ? [[name, sum]] : [];
          }),
        ),
      },
    ]),
  );
}
