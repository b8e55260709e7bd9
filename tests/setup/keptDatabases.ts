import { runPrefix } from '@lattice/server/fixtures/openTestDatabase';
import { openPostgres } from '@lattice/server/db/postgres';

/** Drops the databases that the run left on PostgreSQL. */
export async function teardown(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) return;
  const server = await openPostgres({ url, connections: 1 });
  const { rows } = await server.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [runPrefix(process.pid)],
  );
  for (const { datname } of rows) await server.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await server.close();
}
