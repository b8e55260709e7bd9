import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { type CallFacts, computedColumns } from '../computedColumns.ts';
import { type ConditionContext, searchableColumn, columnConditions, isUnordered } from './columnConditions.ts';
import { visibleOrder } from '../maskConditions.ts';
import { type Column, type Table, snake } from '../table.ts';
import { whereOf } from './where.ts';

/** A condition of a statement with its parameters. */
export interface Where {
  sql: string;
  params: unknown[];
}

const PAGING = new Set(['current', 'size', 'ascs', 'descs']);

/** Splits a filter's name into its column and suffix; a whole column name wins over a suffix. */
function splitName({ columns, compares }: ConditionContext, key: string): [Column | undefined, string] {
  const whole = columns.get(key);
  if (whole) return [whole, ''];
  const at = key.lastIndexOf('_');
  const suffix = key.slice(at + 1);
  return [at > 0 && (compares(suffix) || suffix === 'ignore') ? columns.get(key.slice(0, at)) : undefined, suffix];
}

/**
 * Turns the parameters of a list into a condition; unknown names and unreadable values are refused with 400. `plainly`
 * false compares sensitive columns by the whole value or what is visible alone.
 */
export function filtersOf(
  table: Table,
  input: Readonly<Record<string, unknown>>,
  plainly: boolean,
  asking: CallFacts,
): Where {
  const params: unknown[] = [];
  const ask = columnConditions(table, plainly, asking, params);
  const parts: string[] = [];
  for (const [key, raw] of Object.entries(input)) {
    if (PAGING.has(key) || raw === '' || raw === undefined || raw === null) continue;
    if (key === 'where') {
      parts.push(whereOf(ask, raw));
      continue;
    }
    const [found, suffix] = splitName(ask, key);
    const column = searchableColumn(found, key);
    if (suffix !== 'ignore') parts.push(ask.condition(column, suffix, raw, key));
  }
  return { sql: parts.join(' and '), params };
}

/**
 * Turns `ascs` and `descs` into an order; unknown columns are refused with 400. The id breaks ties, so that pages never
 * overlap. `plainly` false orders sensitive columns by what is visible, for an order tells what is hidden.
 */
export function orderOf(table: Table, ascs: unknown, descs: unknown, plainly: boolean, asking: CallFacts): string {
  const reckoned = computedColumns(table, asking);
  const bySql = new Map<string, Column>(
    [...table.columns.values(), ...reckoned.values()].map((column) => [
      column.field?.kind === 'computed' ? snake(column.name) : column.sql,
      column,
    ]),
  );
  const read = (list: unknown, direction: string) =>
    (typeof list === 'string' ? list.split(',') : [])
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const column = bySql.get(name) ?? bySql.get(snake(name));
        if (column === undefined || isUnordered(column))
          throw new Refusal(400, say`不能按“${name.slice(0, 60)}”排序：没有这一列`);
        const expression = reckoned.get(column.name)?.expression ?? `t."${column.sql}"`;
        const sensitive = plainly ? undefined : column.field?.sensitive;
        return `${sensitive === undefined ? expression : visibleOrder(sensitive, expression)} ${direction} nulls last`;
      });
  const wanted = [...read(ascs, 'asc'), ...read(descs, 'desc')];
  const { order, pinned } = table.resource;
  const own = [
    ...(pinned === undefined ? [] : [`coalesce(t."${snake(pinned)}", 0) desc`]),
    order === undefined ? 't.create_time desc' : `t."${snake(order)}" asc nulls last`,
  ];
  return [...(wanted.length > 0 ? wanted : own), 't.id desc'].join(', ');
}
