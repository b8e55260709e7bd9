import { randomInt } from 'node:crypto';
import type { Database, Sql } from '../db/Database.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import { StartError } from '../errors/StartError.ts';

/** The first half of our advisory lock keys ("Latt" in ASCII); the second half is the worker number. */
const lockClass = 0x4c617474;
const workers = 1024;

/** A worker number no other process on the same database has. */
export interface WorkerLease {
  /** The number; throws a `DatabaseError` 08006 while the connection that holds it is broken. */
  worker(): number;
  /** Gives the number back. */
  release(): Promise<void>;
}

async function take(sql: Sql, first: number): Promise<number> {
  for (let step = 0; step < workers; step += 1) {
    const worker = (first + step) % workers;
    const { rows } = await sql.query<{ taken: boolean }>('select pg_try_advisory_lock($1::int, $2::int) as taken', [
      lockClass,
      worker,
    ]);
    if (rows[0]?.taken === true) return worker;
  }
  throw new StartError(
    `All ${workers} worker numbers of this database are taken, so new ids could collide; ` +
      'stop some of the servers that use it.',
  );
}

/**
 * Leases a worker number for ids from the database: on PGlite 0, on PostgreSQL by a session lock that ends with this
 * process.
 */
export async function leaseWorker(database: Database): Promise<WorkerLease> {
  let number = database.kind === 'pglite' ? 0 : randomInt(workers);
  let held = false;
  const release = await database.keep(
    async (sql) => {
      number = await take(sql, number);
      held = true;
    },
    () => {
      held = false;
    },
  );
  return {
    worker() {
      if (!held)
        throw new DatabaseError(
          '08006',
          "The connection that reserves this server's part of the ids is broken; try again in a moment.",
        );
      return number;
    },
    release,
  };
}
