import { isMany } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { referencedRegister } from '../../table/referenceTarget.ts';
import { type Column, type Table, hasTable, tableOf } from '../../table/table.ts';
import { views } from '../../table/views.ts';

/** The columns of a register that name rows of another one. */
export interface Pointing {
  resource: Resource;
  table: Table;
  columns: Column[];
}

/** Logs say what was, and views have no rows of their own. */
const isKept = (resource: Resource) =>
  hasTable(resource) && !Object.hasOwn(views, resource.path) && !resource.path.startsWith('blade-log/');

/** What names rows of a register, but its own parents. */
export const pointingTo = (target: Resource, { resources }: Pick<Context, 'resources'>): Pointing[] =>
  [...resources.values()].filter(isKept).flatMap((resource) => {
    const table = tableOf(resource);
    const columns = [...table.columns.values()].filter(
      (column) =>
        referencedRegister(column, resources)?.resource.path === target.path &&
        !(resource.path === target.path && column.name === 'parentId'),
    );
    return columns.length === 0 ? [] : [{ resource, table, columns }];
  });

/** Condition of the rows `t` whose column names the row $1. */
export const namesRow = (column: Column): string =>
  isMany(column) ? `$1::text = any(string_to_array(t.${column.sql}, ','))` : `t.${column.sql} = $1::bigint`;

/** The value of a column with the row $2 instead of $1; several ids stay in their order, each once. */
export const renamedTo = (column: Column): string =>
  isMany(column)
    ? `(select string_agg(x.id, ',' order by x.place) from (
        select case when u.id = $1::text then $2::text else u.id end as id, min(u.place) as place
        from unnest(string_to_array(t.${column.sql}, ',')) with ordinality u(id, place) group by 1) x)`
    : '$2::bigint';

/** How many records name a row, by register, most first. */
export async function namingCounts(
  pointing: readonly Pointing[],
  id: string,
  { db }: Pick<Context, 'db'>,
): Promise<{ path: string; count: number }[]> {
  const counts = pointing.map(
    ({ resource, table, columns }) =>
      `select '${resource.path}' as path, count(*)::int as count
        from ${table.name} t
        where t.is_deleted = 0 and (${columns.map(namesRow).join(' or ')})`,
  );
  const { rows } = await db.query<{ path: string; count: number }>(
    `select * from (${counts.join(' union all ')}) x where count > 0 order by count desc, path`,
    [id],
  );
  return rows;
}
