import type { Context } from './Context.ts';
import type { Database, Sql } from '../db/Database.ts';

/**
 * The context of a call inside one of its transactions: what the engine writes through it is part of the transaction.
 */
export function transactionContext(context: Context, sql: Sql): Context {
  const { db } = context;
  const inner: Database = {
    kind: db.kind,
    query: (text, params) => sql.query(text, params),
    script: (text) => sql.script(text),
    tx: (work) => work(sql),
    notify: async (channel, payload) => void (await sql.query('select pg_notify($1, $2)', [channel, payload])),
    listen: (channel, hear) => db.listen(channel, hear),
    keep: (prepare, lost) => db.keep(prepare, lost),
    close: () => db.close(),
  };
  return { ...context, db: inner };
}
