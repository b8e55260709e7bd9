import type { Database } from './Database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Where the database is and how long a call may take. */
export interface DatabaseOptions {
  /** Address of a PostgreSQL database; PGlite when absent or empty. */
  url?: string | undefined;
  /** Folder of PGlite; in memory when absent. */
  folder?: string | undefined;
  /** Longest time a query or transaction may take, in milliseconds; 30 000 by default. */
  deadlineMs?: number | undefined;
}

/** Opens PostgreSQL when an address is given, else PGlite; throws a `StartError` when it cannot. */
export async function openDatabase({ url, folder, deadlineMs }: DatabaseOptions = {}): Promise<Database> {
  return url ? openPostgres({ url, deadlineMs }) : openPglite({ folder, deadlineMs });
}
