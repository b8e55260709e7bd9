import type { Resource } from '@lattice/api/resource';
import type { Sql } from '../../db/Database.ts';
import { snake, tableOf } from '../../table/table.ts';

/** Removed rows of a register whose reference `by` names a record, as far as they went in one go with it. */
export async function goneAlong(
  sql: Sql,
  { main, part, by }: { main: Resource; part: Resource; by: string },
  id: string,
): Promise<readonly string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select t.id::text as id
      from ${tableOf(part).name} t
      join sys_audit p on p.path = $2 and p.record_id = t.id and p.action = 'remove'
      where t."${snake(by)}" = $1 and t.is_deleted = 1
        and p.trace_id = (select a.trace_id from sys_audit a
          where a.path = $3 and a.record_id = $1 and a.action = 'remove' order by a.id desc limit 1)
      order by t.id`,
    [id, part.path, main.path],
  );
  return rows.map((row) => row.id);
}
