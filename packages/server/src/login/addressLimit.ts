import type { Database, Sql } from '../db/Database.ts';

const WINDOW = '10 minutes';
const LOCK = 7_418_552;

/** A login that may be tried, or the seconds to wait until one may. */
export type Attempt = { id: string } | { wait: number };

/**
 * Counts a login from an address before it is tried; it stands as failed until `succeed`. At most `limit` may fail in
 * ten minutes.
 */
export async function attempt(db: Database, address: string, limit: number, now: Date): Promise<Attempt> {
  const at = now.toISOString();
  return db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, address]);
    const { rows } = await sql.query<{ wait: number }>(
      `select ceil(extract(epoch from time + interval '${WINDOW}' - $2::timestamptz))::int as wait
        from sys_login_attempt
       where address = $1 and not ok and time > $2::timestamptz - interval '${WINDOW}'
       order by time desc offset $3 limit 1`,
      [address, at, limit - 1],
    );
    if (rows[0] !== undefined) return { wait: Math.max(1, rows[0].wait) };
    const made = await sql.query<{ id: string }>(
      'insert into sys_login_attempt (address, time) values ($1, $2) returning id',
      [address, at],
    );
    return { id: made.rows[0]?.id ?? '' };
  });
}

/** Marks a login as done, so that it does not count against its address. */
export async function succeed(sql: Sql, id: string): Promise<void> {
  await sql.query('update sys_login_attempt set ok = true where id = $1', [id]);
}
