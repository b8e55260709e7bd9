import pg from 'pg';
import { StartError } from '../errors/StartError.ts';

const oldest = 150_000;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function sentence(error: unknown, { host, port, database = '', user = '' }: pg.Client): string {
  const place = `The PostgreSQL server at ${host}:${port}`;
  const reason = error instanceof Error ? error.message : String(error);
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `${place} refused the account "${user}": its password is wrong
        or it may not log in from here; correct DATABASE_URL or pg_hba.conf.`;
    case '3D000':
      return `${place} has no database "${database}"; create it or correct DATABASE_URL.`;
    case '53300':
      return `${place} has no free connection left; close other programs or raise its max_connections.`;
    case '57P03':
      return `${place} is starting up or shutting down; try again in a moment.`;
    default:
      if (reason.startsWith('SASL'))
        return `${place} wants a password for the account "${user}"; put it into DATABASE_URL.`;
      return `${place} cannot be reached (${codeOf(error) || reason}); start it or correct DATABASE_URL.`;
  }
}

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  } catch {
    throw new StartError(
      'DATABASE_URL is not a PostgreSQL address; write it as postgres://account:password@host:5432/database.',
    );
  }
}

/** Checks that the database can be used; throws a `StartError` saying why not. */
export async function checkPostgres(url: string): Promise<void> {
  const client = clientOf(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: string; encoding: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
        current_setting('server_encoding') as encoding`,
    );
    const [found] = rows;
    if (found === undefined || Number(found.number) < oldest) {
      throw new StartError(
        `The PostgreSQL server at ${client.host}:${client.port} is ` +
          `version ${found?.version ?? 'unknown'}, but 15 or later is needed; upgrade it.`,
      );
    }
    if (found.encoding !== 'UTF8') {
      throw new StartError(
        `The database "${client.database ?? ''}" stores text as ${found.encoding}, which ` +
          `cannot hold Chinese; create one with ENCODING 'UTF8' TEMPLATE template0.`,
      );
    }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(sentence(error, client));
  } finally {
    await client.end().catch(() => undefined);
  }
}
