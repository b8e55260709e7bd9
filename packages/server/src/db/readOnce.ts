import pg from 'pg';
import type { PostgresAccount } from './canConnect.ts';

/** Longest time that a connection and a statement may take, in milliseconds. */
const PATIENCE = 5000;

/** Rows of one reading statement on a PostgreSQL database elsewhere; null where it cannot be reached or read. */
export async function readOnce<R extends object>(
  { address, port, database, user, password }: PostgresAccount,
  text: string,
  params: readonly unknown[] = [],
): Promise<R[] | null> {
  const client = new pg.Client({
    host: address,
    port,
    database,
    user,
    password,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    options: '-c default_transaction_read_only=on',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<R>(text, [...params])).rows;
  } catch {
    return null;
  } finally {
    void client.end().catch(() => undefined);
  }
}
