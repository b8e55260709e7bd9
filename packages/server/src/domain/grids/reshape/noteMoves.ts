import type { Sql } from '../../../db/Database.ts';
import type { Column, Table } from '../../../table/table.ts';

/** What is done to one column of rows, as part of a change of borders. */
export interface NotedMove {
  changeId: string;
  table: Table;
  column: Column;
  /** Expression of the new value of a row `t`. */
  value: string;
  /** What has to be joined to the rows `t`; '' for nothing. */
  joins?: string;
  where: string;
  /** Values of $1 and so on in `value`, `joins` and `where`. */
  params: readonly unknown[];
}

/** Changes a column of rows and keeps what it was; tells how many of them are not removed. */
export async function noteMoves(sql: Sql, move: NotedMove): Promise<number> {
  const { changeId, table, column, value, joins = '', where, params } = move;
  const all = [...params];
  const p = (one: unknown) => `$${all.push(one)}`;
  await sql.query(
    `insert into sys_grid_moved (change_id, path, field, record_id, before, after)
     select ${p(changeId)}::bigint, ${p(table.resource.path)}, ${p(column.name)}, t.id, t."${column.sql}"::text,
       (${value})::text
     from ${table.name} t ${joins}
     where ${where}`,
    all,
  );
  const { rows } = await sql.query<{ left: number }>(
    `with changed as (
       update ${table.name} t set "${column.sql}" = m.after::${column.type}, rev = rev + 1
       from sys_grid_moved m
       where m.change_id = $1 and m.path = $2 and m.field = $3 and m.record_id = t.id
       returning t.is_deleted)
     select count(*) filter (where is_deleted = 0)::int as left from changed`,
    [changeId, table.resource.path, column.name],
  );
  return rows[0]?.left ?? 0;
}

/** Gives the column of rows back what it was, where it still holds what the change gave it. */
export async function returnMoves(sql: Sql, changeId: string, table: Table, column: Column): Promise<number> {
  const { count } = await sql.query(
    `update ${table.name} t set "${column.sql}" = m.before::${column.type}, rev = rev + 1
     from sys_grid_moved m
     where m.change_id = $1 and m.path = $2 and m.field = $3 and m.record_id = t.id
       and t."${column.sql}"::text is not distinct from m.after`,
    [changeId, table.resource.path, column.name],
  );
  return count;
}
