import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Sql } from '../db/Database.ts';

/** Key of the session lock under which a server prepares the database. */
const LOCK = 7_418_550;
/** Milliseconds between two tries to get it. */
const PAUSE = 200;

const takes = async (sql: Sql): Promise<boolean> =>
  (await sql.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])).rows[0]?.taken === true;

/**
 * Runs `work` while no other server prepares the same database; calls `wait` once when another one does. The lock
 * belongs to a session of its own and ends with this process.
 */
export async function withStartLock<T>(database: Database, wait: () => void, work: () => Promise<T>): Promise<T> {
  let isTold = false;
  const release = await database.keep(
    async (sql) => {
      while (!(await takes(sql))) {
        if (!isTold) wait();
        isTold = true;
        await pause(PAUSE);
      }
    },
    () => undefined,
  );
  try {
    return await work();
  } finally {
    await release();
  }
}
