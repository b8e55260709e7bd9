import type { Sql } from '../../../db/Database.ts';

/** Locks warnings in the order of their ids, so that merges across each other wait instead of blocking each other. */
export const lockWarnings = (sql: Sql, ids: readonly string[]) =>
  sql.query('select 1 from dispatch_warnmanage where id = any($1::bigint[]) order by id for update', [ids]);
