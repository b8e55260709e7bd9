import type { Context } from '../call/Context.ts';
import type { Sql } from '../db/Database.ts';

/**
 * Ids of the records that stand for a person: the grid members behind the account; none on a server without that
 * register.
 */
export async function recordsOf(
  sql: Pick<Sql, 'query'>,
  userId: string | null,
  { resources }: Pick<Context, 'resources'>,
): Promise<string[]> {
  if (!resources.has('grid/gridmember')) return [];
  const { rows } = await sql.query<{ id: string }>(
    'select id::text as id from grid_gridmember where user_id = $1 and is_deleted = 0 order by id',
    [userId],
  );
  return rows.map(({ id }) => id);
}
