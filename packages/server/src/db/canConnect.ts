import pg from 'pg';

/** A PostgreSQL database and who asks for it. */
export interface PostgresAccount {
  /** Address of the host, not its name. */
  address: string;
  port: number;
  database: string;
  user: string;
  password: string;
}

/** Longest time that a connection may take, in milliseconds. */
const PATIENCE = 3000;

/** True when a PostgreSQL database lets an account in; why it does not is not told. */
export async function canConnect(
  { address, port, database, user, password }: PostgresAccount,
  patience = PATIENCE,
): Promise<boolean> {
  const client = new pg.Client({ host: address, port, database, user, password, connectionTimeoutMillis: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
