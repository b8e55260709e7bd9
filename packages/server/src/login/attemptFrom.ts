import type { Context } from '../call/Context.ts';

/** Notes a login of the call's address before it is tried, and gives its id; it stands as failed until `succeed`. */
export async function attemptFrom({ db, address, now }: Context): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'insert into sys_login_attempt (address, time) values ($1, $2) returning id',
    [address, now().toISOString()],
  );
  return rows[0]?.id ?? '';
}
