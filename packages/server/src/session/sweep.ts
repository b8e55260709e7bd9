import type { Sql } from '../db/Database.ts';
import { freeExpired } from './accountLock.ts';

/**
 * Deletes what no answer depends on any more: expired tokens and captchas, old attempts, sessions over for 30 days;
 * frees accounts whose lock is over.
 */
export async function sweep(sql: Sql, now: Date): Promise<void> {
  const at = [now.toISOString()];
  await sql.query('delete from sys_captcha where expires <= $1', at);
  await sql.query('delete from sys_access_token where expires <= $1', at);
  await sql.query("delete from sys_login_attempt where time <= $1::timestamptz - interval '1 day'", at);
  await freeExpired(sql, now);
  await sql.query("delete from sys_login_lock where failed <= $1::timestamptz - interval '1 day'", at);
  await sql.query("delete from sys_phone_code where created <= $1::timestamptz - interval '1 day'", at);
  await sql.query("delete from sys_scale_guest where expires <= $1::timestamptz - interval '1 day'", at);
  await sql.query("delete from sys_reveal where time <= $1::timestamptz - interval '1 day'", at);
  await sql.query('delete from sys_used_state where expires <= $1', at);
  await sql.query("delete from sys_session where refresh_expires <= $1::timestamptz - interval '30 days'", at);
}
