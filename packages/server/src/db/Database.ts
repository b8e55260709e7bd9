/** What a statement gives back: its rows, and how many rows it returned or changed. */
export interface Result<R extends object> {
  rows: R[];
  count: number;
}

/**
 * Something statements run on: a database, or one transaction of it.
 *
 * From both drivers `bigint`, `numeric`, dates and times arrive as strings, `json` and `jsonb` parsed, other numbers
 * and booleans as themselves, `bytea` as bytes, arrays as arrays, NULL as null. Sessions are in the
 * zone of the town, so that a moment without a zone is meant there, and days, weeks and months are cut there.
 */
export interface Sql {
  /**
   * Runs one statement. Parameters are strings, numbers, booleans, bigints, bytes, null and arrays of them; `json`
   * travels as a JSON string.
   */
  query<R extends object = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<Result<R>>;
  /** Runs several statements, separated by semicolons and without parameters, as one implicit transaction. */
  script(text: string): Promise<void>;
}

/** A database open for work; its failures are `DatabaseError`s, whichever driver is behind it. */
export interface Database extends Sql {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws or the deadline passes. */
  tx<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Sends a notification (at most 7999 bytes) to all listeners of all processes; inside a transaction use `select
   * pg_notify($1, $2)` on its `Sql`.
   */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Calls `hear` for each notification of the channel until the returned function is called. News sent while the
   * connection is broken is lost.
   */
  listen(channel: string, hear: (payload: string) => void): Promise<() => void>;
  /**
   * Keeps a session for oneself: `prepare` runs on it at once and after each reconnect, `lost` when it breaks; the
   * result closes it.
   */
  keep(prepare: (sql: Sql) => Promise<void>, lost: () => void): Promise<() => Promise<void>>;
  /** Lets what has begun finish, then closes; later calls fail with 57P01. */
  close(): Promise<void>;
}
