import { townZone } from '@lattice/api/townTime';
import type pg from 'pg';
import { parameters } from './parameters.ts';
import { postgresError } from './postgresError.ts';
import type { Connection } from './transaction.ts';
import { valueParser } from './values.ts';

/**
 * The connection settings every session shares; statements are cut off by the server at the deadline and given up by us
 * five seconds later.
 */
export function sessionConfig(url: string, deadlineMs: number): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'lattice',
    connectionTimeoutMillis: 10_000,
    query_timeout: deadlineMs + 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (type: number) => valueParser(type) },
  };
}

/**
 * Gives a fresh session the settings both drivers share, its deadline, and a listener without which a broken connection
 * would end the process. Reports are too short to gain by compiled plans, their joins fit into 16 MB, and the index
 * that holds what they count lies in memory or on a solid-state disk.
 */
export async function prepareSession(client: pg.ClientBase, deadlineMs: number): Promise<void> {
  client.on('error', () => undefined);
  await client.query(`SET TIME ZONE '${townZone()}'; SET DateStyle TO 'ISO';
    SET IntervalStyle TO 'postgres'; SET bytea_output TO 'hex'; SET jit TO off;
    SET work_mem TO '16MB'; SET random_page_cost TO 1.1;
    SET statement_timeout TO ${deadlineMs}; SET idle_in_transaction_session_timeout TO ${deadlineMs + 5_000}`);
}

/** A client of the driver as a `Connection`; statements go by the extended protocol, one each, as on PGlite. */
export function connectionOf(client: pg.ClientBase): Connection {
  return {
    async run(text, params) {
      const config = { text, values: parameters(params), queryMode: 'extended' };
      try {
        const { rows, rowCount, command } = await client.query<Record<string, unknown>>(config);
        return { rows, count: rowCount ?? 0, command };
      } catch (error) {
        throw postgresError(error);
      }
    },
    async script(text) {
      try {
        await client.query(text);
      } catch (error) {
        throw postgresError(error);
      }
    },
  };
}
