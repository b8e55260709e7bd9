import type { Sql } from '../db/Database.ts';
import { randomToken } from './random.ts';

const known = new WeakMap<Sql, Promise<string>>();

async function read(sql: Sql): Promise<string> {
  await sql.query("insert into sys_secret (name, value) values ('session', $1) on conflict (name) do nothing", [
    randomToken(),
  ]);
  const { rows } = await sql.query<{ value: string }>("select value from sys_secret where name = 'session'");
  if (rows[0] === undefined)
    throw new Error('sys_secret lost the secret of the sessions while it was read; restart the server');
  return rows[0].value;
}

/** The secret that all server processes of a database share; made when it is first asked for. */
export function serverSecret(sql: Sql): Promise<string> {
  const secret = known.get(sql) ?? read(sql);
  known.set(sql, secret);
  secret.catch(() => known.delete(sql));
  return secret;
}
