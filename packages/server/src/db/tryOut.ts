import type { Database, Sql } from './Database.ts';

/** Carries what was found out of a transaction that is taken back. */
class TakenBack extends Error {
  readonly found: unknown;

  constructor(found: unknown) {
    super('The transaction is taken back.');
    this.found = found;
  }
}

/** Runs `work` in a transaction and takes back whatever it wrote; gives what it found. */
export async function tryOut<T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> {
  try {
    return await db.tx(async (sql): Promise<T> => {
      throw new TakenBack(await work(sql));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.found as T;
    throw error;
  }
}
